import type { Agency } from '#app/door.ts'
import { isRial, negative, rial, ZERO } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import type { Commands } from '../commands.ts'
import { sheetIn } from './csv.ts'
import { dayTyped } from './formatted.ts'

type Desk = Pick<Agency, 'payments' | 'wallet' | 'clock'>

/** Lines of a gateway's file: bank's transaction number, amount, fee; rial. */
export const bankCommands: Commands<Desk> = {
  settled: { takes: ['GATEWAY', 'DATE', 'FILE.csv'], run: settled },
  'client-account': {
    takes: ['DATE', 'RIAL'],
    async run({ wallet }, [date = '', amount = '']) {
      const day = dayTyped(date)
      if (day === undefined) return [`no day: ${date}`]
      if (!/^\d+$/.test(amount) || !isRial(Number(amount))) return [`no amount of rial: ${amount}`]
      await wallet.enterBalance({ day, balance: rial(Number(amount)) })
      return ['entered']
    },
  },
}

async function settled(
  { payments, wallet, clock }: Desk,
  [name = '', date = '', file = '']: readonly string[],
): Promise<readonly string[]> {
  const day = dayTyped(date)
  if (day === undefined) return [`no day: ${date}`]
  const { rows, unread } = await sheetIn(file, 2)
  const lines = new Map(
    rows.map(({ line, name: reference, amounts: [amount = ZERO, fee = ZERO] }) => [
      { reference, amount, fee },
      line,
    ]),
  )
  const read = await payments.readStatement(name, { day, rows: [...lines.keys()] })
  const gateway = payments.gateways.find((one) => one.name === name)
  const classes = await wallet.explain(dayOf(clock.now()))
  const clearing = classes.find((one) => one.class === 'gateway-clearing')
  const open = clearing?.items.filter(({ owner }) => owner === `${gateway?.id}`) ?? []
  return [
    `settled\t${read.settled.count}\t${read.settled.amount}\tof it fees\t${read.settled.fees}`,
    `known before\t${read.known}`,
    ...unread.map(({ line, text }) => `line ${line}\tunread\t${text}`),
    ...read.wrong.map(
      ({ row, fault }) => `line ${lines.get(row)}\t${fault}\t${row.reference}\t${row.amount}`,
    ),
    ...open.map(({ item, amount }) => `still owed\t${item}\t${negative(amount)}`),
  ]
}
