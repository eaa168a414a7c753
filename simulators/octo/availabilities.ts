import type { OctoDesk } from './desk.ts'
import { pricing, type Wanted } from './product-views.ts'
import { optionId, type SimulatedProduct, simulatedProducts } from './products.ts'
import { OctoRefusal } from './refusal.ts'

export interface Availability {
  readonly id: string
  readonly product: SimulatedProduct
  readonly startsAt: Temporal.ZonedDateTime
  readonly endsAt: Temporal.ZonedDateTime
  /** null: unlimited */
  readonly vacancies: number | null
  readonly isOpen: boolean
}

export function productNamed(id: string | undefined): SimulatedProduct {
  const product = simulatedProducts.find((one) => one.id === id)
  if (product === undefined) throw new OctoRefusal('INVALID_PRODUCT_ID', { productId: id ?? null })
  return product
}

export function checkOption(id: string | undefined): void {
  if (id !== optionId) throw new OctoRefusal('INVALID_OPTION_ID', { optionId: id ?? null })
}

/** of a day, soonest first; on one that is closed there is none */
export function availabilitiesOn(
  desk: OctoDesk,
  product: SimulatedProduct,
  day: Temporal.PlainDate,
): readonly Availability[] {
  if (product.closedOn === day.dayOfWeek) return []
  const starts = product.starts.length > 0 ? product.starts : ['00:00']
  return starts.map((plainTime) => {
    const startsAt = day.toZonedDateTime({ timeZone: product.timeZone, plainTime })
    const endsAt =
      product.starts.length > 0 ? startsAt.add({ minutes: product.minutes }) : startsAt.add({ days: 1 })
    const id = isoOf(startsAt)
    const vacancies = product.capacity === null ? null : product.capacity - takenOf(desk, product, id)
    const lastSale = product.starts.length > 0 ? startsAt : endsAt
    return { id, product, startsAt, endsAt, vacancies, isOpen: isAhead(lastSale, desk.now()) }
  })
}

function isAhead(at: Temporal.ZonedDateTime, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(at.toInstant(), now) > 0
}

export function isoOf(at: Temporal.ZonedDateTime): string {
  return at.toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** A booking of one price takes one place, however many come. */
export function takenOf({ books, now }: OctoDesk, product: SimulatedProduct, availabilityId: string): number {
  const live = books
    .all()
    .filter(
      (one) =>
        one.productId === product.id &&
        one.availabilityId === availabilityId &&
        (one.status === 'CONFIRMED' ||
          one.status === 'PENDING' ||
          (one.status === 'ON_HOLD' &&
            Temporal.Instant.compare(Temporal.Instant.from(one.expiresAt ?? ''), now()) > 0)),
    )
  return live.reduce((sum, { unitIds }) => sum + (product.bookingPrice === undefined ? unitIds.length : 1), 0)
}

export function statusOf({ product, vacancies, isOpen }: Availability): string {
  if (!isOpen) return 'CLOSED'
  if (vacancies === null) return 'FREESALE'
  if (vacancies === 0) return 'SOLD_OUT'
  return vacancies * 2 < (product.capacity ?? 0) ? 'LIMITED' : 'AVAILABLE'
}

export function isAvailable(one: Availability, units: number): boolean {
  const needed = one.product.bookingPrice === undefined ? Math.max(1, units) : 1
  return one.isOpen && (one.vacancies === null || one.vacancies >= needed)
}

export function availabilityView(one: Availability, { hasPricing }: Wanted, units = 0): object {
  const { id, product, startsAt, endsAt, vacancies } = one
  const { currency, bookingPrice } = product
  const prices =
    bookingPrice === undefined
      ? {
          unitPricing: product.units.map((unit) => ({
            unitId: unit.id,
            ...pricing(unit.price ?? 0, currency),
          })),
        }
      : { pricing: pricing(bookingPrice, currency) }
  return {
    id,
    localDateTimeStart: isoOf(startsAt),
    localDateTimeEnd: isoOf(endsAt),
    utcCutoffAt: (product.starts.length > 0 ? startsAt : endsAt).toInstant().toString(),
    allDay: product.starts.length === 0,
    available: isAvailable(one, units),
    status: statusOf(one),
    vacancies,
    capacity: product.capacity,
    maxUnits: product.mostUnits ?? null,
    openingHours: product.hours,
    ...(hasPricing ? prices : {}),
  }
}
