import * as z from 'zod/mini'

const words = () =>
  z.string().check(z.minLength(2, 'must have two letters at least'), z.maxLength(80, 'is too long'))
const clock = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour like 09:30'))
const day = () => z.string().check(z.refine(isDay, 'must be a day like 2026-12-03'))
const airport = () => z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three letters of an airport, like THR'))
const rials = () => z.int().check(z.gte(0, 'must be whole rial'), z.lte(100_000_000_000, 'is too much'))

/** What one traveller of each age group pays, or what of it is the seller's; whole rial. */
const ByAge = z.strictObject({ adult: rials(), child: rials(), infant: rials() })

const Period = z.strictObject({
  from: day(),
  /** included */
  until: day(),
  ...ByAge.shape,
  /** what of each ticket we owe the seller; or else `commission` */
  net: z.optional(ByAge),
  /** percent of the price that is ours; or else `net` */
  commission: z.optional(z.int().check(z.gte(0, 'must be 0 to 50'), z.lte(50, 'must be 0 to 50'))),
})

/** Until this moment before the departure so many percent are kept; the last step has no end. */
const Step = z.strictObject({
  hoursBefore: z.optional(
    z.int().check(z.gte(0, 'must be whole hours'), z.lte(24 * 60, 'is too long before')),
  ),
  /** noon of so many days before */
  noonBefore: z.optional(z.int().check(z.gte(1, 'must be whole days'), z.lte(60, 'is too long before'))),
  keeps: z.int().check(z.gte(0, 'must be 0 to 100'), z.lte(100, 'must be 0 to 100')),
})

const Fare = z.strictObject({
  class: z.string().check(z.regex(/^[A-Z]$/, 'must be one letter, like T')),
  cabin: z.enum(['economy', 'business', 'first'], 'must be economy, business or first'),
  /** ours on each departure */
  seats: z.int().check(z.gte(1, 'must be 1 to 600'), z.lte(600, 'must be 1 to 600')),
  /** checked, each adult and child */
  bag: z.strictObject({
    unit: z.enum(['Kg', 'Pc'], 'must be Kg or Pc'),
    value: z.int().check(z.gte(0, 'must be 0 to 60'), z.lte(60, 'must be 0 to 60')),
  }),
  /** sold until so many minutes before the departure */
  closesBefore: z
    .int()
    .check(z.gte(0, 'must be minutes, 2880 at most'), z.lte(2880, 'must be minutes, 2880 at most')),
  refund: z.array(Step).check(z.minLength(1, 'must have a step')),
  prices: z.array(Period).check(z.minLength(1, 'must have a price')),
})

export const weekdays = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const

const Flight = z.strictObject({
  flight: z.string().check(z.regex(/^[A-Z0-9]{2} ?\d{1,4}$/, 'must be a flight number, like W5 1041')),
  origin: airport(),
  destination: airport(),
  /** local to its airport, as is `arrives` */
  departs: clock(),
  arrives: clock(),
  /** how many days after its departure it lands, by the clock there; 0 when left out */
  arrivesDaysLater: z.optional(z.int().check(z.gte(-1, 'must be -1 to 2'), z.lte(2, 'must be -1 to 2'))),
  /** local to the airport it leaves from; `until` included, `on` is every day when left out */
  days: z.strictObject({
    from: day(),
    until: day(),
    on: z.optional(
      z.array(z.enum(weekdays, 'must be weekdays, like saturday')).check(z.minLength(1, 'must name a day')),
    ),
    except: z.optional(z.array(day())),
  }),
  aircraft: words(),
  fares: z.array(Fare).check(z.minLength(1, 'must have a fare')),
})

/** Flights that somebody lets us sell: loaded as it is, and never changed after. */
export const Contract = z.strictObject({
  /** ours; never given twice */
  name: z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9-]{2,39}$/, 'must be small letters, figures and hyphens, like kooch-1405-10'),
    ),
  /** whose seats they are, as travellers read it */
  seller: words(),
  flights: z.array(Flight).check(z.minLength(1, 'must have a flight')),
})
export type Contract = z.infer<typeof Contract>
export type ContractFlight = z.infer<typeof Flight>
export type ContractFare = z.infer<typeof Fare>
export type ContractPeriod = z.infer<typeof Period>

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false // a day that no month has
  }
}
