import { ageAt } from '#calendar/ages.ts'
import { ageFault, type InsuredTrip, type TripRequest, tripFaults, tripOf } from '#insurance/insured-trip.ts'
import { coverNames, exclusionNames, type Plan } from '#insurance/plans.ts'
import { dutyPercentOf } from '#insurance/price.ts'
import { refundSays } from '#insurance/refund-words.ts'
import type { PlansRequest } from '#insurance/requests.ts'
import type { PlansView, PlanView } from '#insurance/responses.ts'
import type { PlanOffer } from '#insurance/server/insurer.ts'
import { refuse } from '#insurance/server/refusals.ts'
import type { Room } from '#insurance/server/room.ts'
import { noteSeen } from '#insurance/server/ruled-offers.ts'
import { leastLimitOf, zoneNames } from '#insurance/zones.ts'
import { ZERO } from '#money/rial.ts'
import { todayAt } from '#orders/web/today.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'
import { saidHere } from '#web/server/as-viewed.ts'

/** Throws Faults of the trip and the births, INSURANCE_CLOSED, PLAN_UNKNOWN. */
export async function plans(room: Room, request: PlansRequest): Promise<PlansView> {
  const today = todayAt(room.clock.now())
  const trip = insurable(request, today)
  const births = request.births.split(',').map((birth) => Temporal.PlainDate.from(birth))
  const faults = births.flatMap((birth) => ageFault(birth, trip, today) ?? [])
  if (faults.length > 0) throw new Faults(faults.map((says) => ({ property: 'births', says })))
  const offers = await room.insurer.offers({ trip, ages: births.map((birth) => ageAt(birth, trip.startsOn)) })
  if (offers === undefined) throw refuse('INSURANCE_CLOSED')
  if (offers.length === 0) throw refuse('PLAN_UNKNOWN')
  noteSeen(room, offers, trip.startsOn)
  return {
    ...tripView(trip),
    leastEuro: leastLimitOf(trip.zone),
    plans: offers.map((offer) => offerView(offer, trip)),
  }
}

/** Throws Faults. */
export function insurable(request: TripRequest, today: Temporal.PlainDate, under = ''): InsuredTrip {
  const faults: readonly FieldFault[] = tripFaults(request, today)
  const trip = tripOf(request)
  if (faults.length > 0 || trip === undefined)
    throw new Faults(faults.map((fault) => ({ ...fault, property: `${under}${fault.property}` })))
  return trip
}

export function tripView(trip: InsuredTrip) {
  return {
    country: trip.country,
    countryName: trip.countryName,
    zone: trip.zone,
    zoneName: zoneNames[trip.zone],
    startsOn: trip.startsOn.toString(),
    endsOn: trip.endsOn.toString(),
    days: trip.days,
  }
}

function offerView({ plan, price, fee, facts, source }: PlanOffer, { startsOn }: InsuredTrip): PlanView {
  return {
    ...planView(plan),
    note: plan.note,
    people: price.people.map(({ age, premium, duty, total }) => ({ age, premium, duty, total })),
    duty: price.duty,
    dutyPercent: dutyPercentOf(price.people),
    service: price.service ?? ZERO,
    total: price.total,
    fee,
    insurer: facts.insurer,
    source,
    refundSays: saidHere(() => refundSays({ startsOn, fee })),
  }
}

export function planView({ id, name, limitEuro, excessEuro, covers, exclusions }: Plan) {
  return {
    id,
    name,
    limitEuro,
    excessEuro,
    covers: namesOf(coverNames).map(([cover, called]) => ({ name: called, limit: covers[cover] })),
    exclusions: namesOf(exclusionNames).map(([one, called]) => ({ name: called, says: exclusions[one] })),
  }
}

function namesOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
): readonly (readonly [Key, string])[] {
  return Object.entries(names) as [Key, string][]
}
