import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all, type Trx } from '#database/database.ts'
import type { Currency } from '#money/currencies.ts'
import { isJump } from '#money/rate-jump.ts'
import { FIRST_RATES, type Rate, type Rates, type RatesOnSale, type SellingRates } from '#money/rates.ts'
import { refuse } from '#payments/server/refusals.ts'
import type { House } from '#server/house.ts'

export interface RateBook extends SellingRates {
  /** Of every currency the newest, at most some seconds old. */
  current(): Promise<Rates>
  /** Throws RATE_UNREADABLE, RATE_OF_TOMORROW, RATE_JUMPS (unless sure). */
  set(rate: Rate, isSure: boolean, trx?: Trx): Promise<void>
  /** Too old to sell by. A demo's never are. */
  stale(): Promise<readonly Rate[]>
}

const readForSeconds = 10
const freshDays = 3

type RateHouse = Pick<House, 'database' | 'clock' | 'jobs' | 'log'> & {
  readonly settings: Pick<House['settings'], 'mode'>
}

export function openRates({ database, clock, jobs, log, settings }: RateHouse): RateBook {
  const today = () => clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  let read: { readonly at: Temporal.Instant; readonly rates: Promise<Rates> } | undefined

  async function newest(trx: Trx = database): Promise<Rates> {
    const rows = await all(
      trx,
      sql<Rate>`
        select distinct on (currency) currency, rial_a_unit as "rialAUnit", set_on::text as "setOn", source
        from money.rate where set_on <= ${today()} order by currency, set_on desc, id desc`,
    )
    return { ...FIRST_RATES, ...Object.fromEntries(rows.map((row) => [row.currency, row])) }
  }

  function current(): Promise<Rates> {
    const age = read?.at.until(clock.now()).total('seconds') ?? -1
    if (read !== undefined && age >= 0 && age < readForSeconds) return read.rates
    const rates = newest()
    read = { at: clock.now(), rates }
    rates.catch(() => (read = undefined))
    return rates
  }

  function isTooOld({ currency, setOn }: Pick<Rate, 'currency' | 'setOn'>): boolean {
    if (settings.mode === 'demo' || currency === 'IRR') return false
    return setOn < today().subtract({ days: freshDays }).toString()
  }

  async function onSale(): Promise<RatesOnSale> {
    const rates = Object.values(await current()).filter((rate) => !isTooOld(rate))
    return Object.fromEntries(rates.map((rate) => [rate.currency, rate]))
  }

  async function stale(): Promise<readonly Rate[]> {
    return Object.values(await newest()).filter(isTooOld)
  }

  jobs.every('payments.stale-rates', '19 * * * *', async () => {
    const old = await stale()
    if (old.length > 0) log.error({ rates: old }, 'rates.stale')
  })
  return {
    current,
    onSale,
    isTooOld,
    stale,
    async set(rate, isSure, trx = database) {
      mustBeReadable(rate)
      if (rate.setOn > today().toString()) throw refuse('RATE_OF_TOMORROW')
      const { rialAUnit: before } = (await newest(trx))[rate.currency]
      if (!isSure && isJump(before, rate.rialAUnit)) throw refuse('RATE_JUMPS')
      await sql`insert into money.rate (currency, set_on, rial_a_unit, source, entered_at)
        values (${rate.currency}, ${rate.setOn}, ${rate.rialAUnit}, ${rate.source}, ${clock.now()})`.execute(
        trx,
      )
      read = undefined
    },
  }
}

const settable: readonly Currency[] = ['USD', 'AED', 'IQD']
const mostRial = 1_000_000_000

function mustBeReadable({ currency, rialAUnit, setOn, source }: Rate): void {
  const isAmount = Number.isSafeInteger(rialAUnit) && rialAUnit >= 1 && rialAUnit <= mostRial
  const isSource = source.trim().length >= 2 && source.length <= 200
  if (!settable.includes(currency) || !isAmount || !isSource || !/^\d{4}-\d\d-\d\d$/.test(setOn))
    throw refuse('RATE_UNREADABLE')
}
