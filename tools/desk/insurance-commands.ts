import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'

type Desk = Pick<Agency, 'insurance'>

/** Contracts with insurers, and refusals of visas that were seen. */
export const insuranceCommands: Commands<Desk> = {
  'insurance-sign': {
    takes: ['ID', '"INSURER"', '"IN ENGLISH"', '"ASSISTANCE"', '+PHONE', 'PREFIX', 'FIRST', 'LAST'],
    run: signed,
  },
  'insurance-end': {
    takes: ['ID'],
    async run({ insurance: { desk } }, [id = '']) {
      await desk.end(id)
      return [`nothing more is sold by ${id}`]
    },
  },
  'insurance-refused': {
    takes: ['NUMBER'],
    async run({ insurance: { desk } }, [number = '']) {
      await desk.visaRefused(number)
      return [`all of the policy of ${number} comes back when its owner wishes`]
    },
  },
}

async function signed({ insurance }: Desk, words: readonly string[]): Promise<readonly string[]> {
  const [contractId = '', insurer = '', insurerEn = '', assistance = ''] = words
  const [assistancePhone = '', prefix = '', first = '', last = ''] = words.slice(4)
  if (!/^\+\d{8,15}$/.test(assistancePhone))
    return [`no number that can be called from abroad: ${assistancePhone}`]
  if (!/^[A-Z0-9-]{0,12}$/.test(prefix)) return [`no prefix of policy numbers: ${prefix}`]
  if (![first, last].every((one) => /^\d{1,12}$/.test(one)) || Number(first) > Number(last))
    return [`no range of numbers: ${first} ${last}`]
  await insurance.desk.sign({
    contractId,
    insurer,
    insurerEn,
    assistance,
    assistancePhone,
    prefix,
    first: Number(first),
    last: Number(last),
  })
  return [`policies are of ${insurerEn} from now on`]
}
