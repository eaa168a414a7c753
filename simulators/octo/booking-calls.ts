import { availabilitiesOn, checkOption, isAvailable, productNamed } from './availabilities.ts'
import { bookingView, dayIn } from './booking-views.ts'
import type { SimulatedBooking } from './books.ts'
import { type OctoDesk, wantedIn } from './desk.ts'
import type { SimulatedProduct } from './products.ts'
import { OctoRefusal } from './refusal.ts'
import { internal, type Responding, respondOrFail } from './weather.ts'

interface ReservationBody {
  readonly uuid?: string
  readonly productId?: string
  readonly optionId?: string
  readonly availabilityId?: string
  readonly expirationMinutes?: number
  readonly unitItems?: readonly { readonly unitId?: string }[]
}

interface ConfirmationBody {
  readonly contact?: Readonly<Record<string, unknown>>
  readonly resellerReference?: string
}

type Named<Body = unknown> = { Params: { uuid: string }; Body: Body }

export function serveBookings(desk: OctoDesk): void {
  const { app, books } = desk
  const respond = (asking: Responding, act: () => SimulatedBooking) =>
    respondOrFail(desk, asking, () => {
      const { protocol, host } = asking.request
      return bookingView(desk, act(), { ...wantedIn(asking.request), origin: `${protocol}://${host}` })
    })
  app.post<{ Body: ReservationBody }>('/bookings', (request, reply) =>
    respond({ call: 'reserve', request, reply }, () => reserved(desk, request.body ?? {})),
  )
  app.post<Named<{ expirationMinutes?: number }>>('/bookings/:uuid/extend', (request, reply) =>
    respond({ call: 'extend', request, reply }, () => {
      const booking = held(desk, request.params.uuid)
      return books.write({ ...booking, expiresAt: until(desk, request.body?.expirationMinutes) })
    }),
  )
  app.post<Named<ConfirmationBody>>('/bookings/:uuid/confirm', (request, reply) =>
    respond({ call: 'confirm', request, reply }, () =>
      confirmed(desk, request.params.uuid, request.body ?? {}),
    ),
  )
  app.post<Named<{ reason?: string }>>('/bookings/:uuid/cancel', (request, reply) =>
    respond({ call: 'cancel', request, reply }, () =>
      cancelled(desk, request.params.uuid, request.body?.reason ?? null),
    ),
  )
  app.get<Named>('/bookings/:uuid', (request, reply) =>
    respond({ call: 'retrieve', request, reply }, () => named(desk, request.params.uuid)),
  )
}

const defaultMinutes = 30

function until({ now }: OctoDesk, minutes = defaultMinutes): string {
  return now().add({ minutes }).toString()
}

function reserved(desk: OctoDesk, body: ReservationBody): SimulatedBooking {
  const { uuid = crypto.randomUUID(), availabilityId, unitItems = [] } = body
  const known = desk.books.booking(uuid)
  if (known !== undefined) {
    if (desk.faults.strikes('reserve-repeated')) throw internal()
    return known
  }
  const product = productNamed(body.productId)
  checkOption(body.optionId)
  const unitIds = unitItems.map(({ unitId = '' }) => unitId)
  checkUnits(product, unitIds)
  if (availabilityId === undefined && product.isOpenDated !== true)
    throw new OctoRefusal('INVALID_AVAILABILITY_ID', { availabilityId: null })
  if (availabilityId !== undefined) checkVacancy(desk, product, { availabilityId, many: unitIds.length })
  return desk.books.write({
    uuid,
    reference: referenceOf(uuid),
    resellerReference: null,
    status: 'ON_HOLD',
    productId: product.id,
    availabilityId: availabilityId ?? null,
    unitIds,
    contact: {},
    createdAt: desk.now().toString(),
    expiresAt: until(desk, body.expirationMinutes),
    confirmedAt: null,
    decidedAt: null,
    cancelled: null,
  })
}

/** «K3F9A2» */
function referenceOf(uuid: string): string {
  return BigInt(`0x${uuid.replaceAll('-', '').slice(0, 12)}`)
    .toString(36)
    .toUpperCase()
    .padStart(6, '0')
    .slice(-6)
}

function checkUnits(product: SimulatedProduct, unitIds: readonly string[]): void {
  const stranger = unitIds.find((id) => !product.units.some((unit) => unit.id === id))
  if (stranger !== undefined) throw new OctoRefusal('INVALID_UNIT_ID', { unitId: stranger })
  const isTooMany = product.units.some(
    ({ id, most }) => most !== undefined && unitIds.filter((one) => one === id).length > most,
  )
  const isAlone = product.units.some(
    ({ id, accompaniedBy = [] }) =>
      unitIds.includes(id) &&
      accompaniedBy.length > 0 &&
      !accompaniedBy.some((other) => unitIds.includes(other)),
  )
  const { leastUnits = 1, mostUnits = Infinity } = product
  if (isTooMany || isAlone || unitIds.length < leastUnits || unitIds.length > mostUnits)
    throw new OctoRefusal('UNPROCESSABLE_ENTITY')
}

function checkVacancy(
  desk: OctoDesk,
  product: SimulatedProduct,
  { availabilityId, many }: { readonly availabilityId: string; readonly many: number },
): void {
  const isDay = /^\d{4}-\d\d-\d\dT/.test(availabilityId)
  const day = isDay ? availabilitiesOn(desk, product, dayIn(availabilityId)) : []
  const found = day.find(({ id }) => id === availabilityId)
  if (found === undefined) throw new OctoRefusal('INVALID_AVAILABILITY_ID', { availabilityId })
  if (!isAvailable(found, many)) throw new OctoRefusal('UNPROCESSABLE_ENTITY')
}

/** Holds end by themselves, and whoever looks at what is pending decides. */
function named(desk: OctoDesk, uuid: string): SimulatedBooking {
  const booking = desk.books.booking(uuid)
  if (booking === undefined) throw new OctoRefusal('INVALID_BOOKING_UUID', { uuid })
  const { status, expiresAt, decidedAt } = booking
  const isPast = (at: string | null) =>
    at !== null && Temporal.Instant.compare(Temporal.Instant.from(at), desk.now()) <= 0
  if (status === 'ON_HOLD' && isPast(expiresAt)) return desk.books.write({ ...booking, status: 'EXPIRED' })
  if (status !== 'PENDING' || !isPast(decidedAt)) return booking
  const isDeclined = productNamed(booking.productId).pending === 'declined'
  return desk.books.write({
    ...booking,
    status: isDeclined ? 'REJECTED' : 'CONFIRMED',
    confirmedAt: isDeclined ? null : decidedAt,
  })
}

function held(desk: OctoDesk, uuid: string): SimulatedBooking {
  const booking = named(desk, uuid)
  if (booking.status !== 'ON_HOLD') throw new OctoRefusal('UNPROCESSABLE_ENTITY')
  return booking
}

const decidesAfterMinutes = 10

function confirmed(
  desk: OctoDesk,
  uuid: string,
  { contact, resellerReference }: ConfirmationBody,
): SimulatedBooking {
  if (contact === undefined || !contact['firstName'] || !contact['lastName'])
    throw new OctoRefusal('BAD_REQUEST')
  const booking = held(desk, uuid)
  const now = desk.now()
  const { pending } = productNamed(booking.productId)
  const isForgotten = pending === 'forgotten'
  return desk.books.write({
    ...booking,
    contact,
    resellerReference: resellerReference ?? null,
    status: pending === undefined ? 'CONFIRMED' : 'PENDING',
    confirmedAt: pending === undefined ? now.toString() : null,
    decidedAt:
      pending === undefined || isForgotten ? null : now.add({ minutes: decidesAfterMinutes }).toString(),
  })
}

/** By the cut-off of its option. What was only held is expired, as with other suppliers. */
function cancelled(desk: OctoDesk, uuid: string, reason: string | null): SimulatedBooking {
  const booking = named(desk, uuid)
  const { status, availabilityId } = booking
  if (status === 'ON_HOLD') return desk.books.write({ ...booking, status: 'EXPIRED', expiresAt: null })
  if (status !== 'CONFIRMED' && status !== 'PENDING') throw new OctoRefusal('UNPROCESSABLE_ENTITY')
  const [amount, unit] = productNamed(booking.productId).cutOff
  const starts = availabilityId === null ? undefined : Temporal.Instant.from(availabilityId)
  const cutOff = starts?.subtract(unit === 'day' ? { hours: amount * 24 } : { [`${unit}s`]: amount })
  const isInTime = cutOff === undefined || Temporal.Instant.compare(desk.now(), cutOff) < 0
  return desk.books.write({
    ...booking,
    status: 'CANCELLED',
    cancelled: {
      refund: isInTime || status === 'PENDING' ? 'FULL' : 'NONE',
      reason,
      at: desk.now().toString(),
    },
  })
}
