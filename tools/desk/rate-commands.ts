import type { Agency } from '#app/door.ts'
import type { Currency } from '#money/currencies.ts'
import type { Commands } from '../commands.ts'
import { dayTyped } from './formatted.ts'

type Desk = Pick<Agency, 'rates'>

/** A rate is what one unit costs, in whole rial. */
export const rateCommands: Commands<Desk> = {
  rates: {
    takes: [],
    async run({ rates }) {
      const old = new Set((await rates.stale()).map(({ currency }) => currency))
      return Object.values(await rates.current())
        .filter(({ currency }) => currency !== 'IRR')
        .map(({ currency, rialAUnit, setOn, source }) =>
          [currency, rialAUnit, setOn, source, ...(old.has(currency) ? ['too old'] : [])].join('\t'),
        )
    },
  },
  rate: {
    takes: ['CURRENCY', 'RIAL', 'DATE', '"SOURCE"'],
    run: (desk, words) => entered(desk, words, false),
  },
  'rate-sure': {
    takes: ['CURRENCY', 'RIAL', 'DATE', '"SOURCE"'],
    run: (desk, words) => entered(desk, words, true),
  },
}

async function entered(
  { rates }: Desk,
  [currency = '', rialAUnit = '', day = '', source = '']: readonly string[],
  isSure: boolean,
): Promise<readonly string[]> {
  const rate = {
    currency: currency as Currency,
    rialAUnit: /^\d{1,10}$/.test(rialAUnit) ? Number(rialAUnit) : Number.NaN,
    setOn: dayTyped(day)?.toString() ?? '',
    source,
  }
  await rates.set(rate, isSure)
  return [`${currency} is ${rialAUnit} rial from now on; orders made before keep their own rate`]
}
