import { dateFromForm } from '#calendar/form-date.ts'
import { iranZone } from '#calendar/zones.ts'
import { travelFor } from '#flights/abroad/travel-rules.ts'
import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import { personFaults } from '#flights/booking/server/order-people.ts'
import { travelOf } from '#flights/choosing/server/travel.ts'
import type { CorrectionBody } from '#flights/corrections/correction-calls.ts'
import { correctionRuleOf } from '#flights/corrections/correction-rules.ts'
import { type Decision, decideCorrection, type LegToCorrect } from '#flights/corrections/decide-correction.ts'
import { issuedTo } from '#flights/corrections/server/issued-to.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { rowsOf } from '#flights/supplier/server/outbox.ts'
import { flightOrder } from '#flights/tickets/server/order-views.ts'
import { isStillAhead } from '#flights/tickets/server/still-ahead.ts'
import { ticketsOf } from '#flights/tickets/server/stored-tickets.ts'
import { passengerFrom } from '#orders/from-forms.ts'
import type { Order, OrderPassenger } from '#orders/order.ts'
import { AGE_GROUPS, type AgeGroup, ageGroupAt } from '#passengers/age.ts'
import { requestIn } from '#passengers/flight-form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { Faults } from '#server/refusal.ts'

export interface Correcting {
  readonly order: Order
  readonly position: number
  readonly before: OrderPassenger
  readonly after: OrderPassenger
  readonly decision: Decision
  /** directions whose ticket is open and not flown */
  readonly ahead: readonly OrderLeg[]
  readonly corrections: number
}

/** Faults by `passenger.field`; refuses ORDER_NOT_FOUND, NOT_ISSUED, TICKETS_REFUNDED, NOTHING_AHEAD. */
export async function correcting(room: Room, asked: CorrectionBody, userId: string): Promise<Correcting> {
  const { orderId, position } = asked
  const { order, legs, passengers } = await flightOrder(room, orderId, userId)
  if (order.status !== 'issued') throw refuse(order.status === 'refunded' ? 'TICKETS_REFUNDED' : 'NOT_ISSUED')
  const before = passengers[position]
  const ahead = await legsAhead(room, orderId, { legs, position })
  if (before === undefined || ahead.length === 0) throw refuse('NOTHING_AHEAD')
  const after = personIn(room, asked, { legs, group: before.group })
  mustBeOnce(
    after,
    passengers.filter((_, place) => place !== position),
  )
  const suppliers = new Set(
    (await rowsOf(room.database, orderId)).flatMap(({ state, leg }) => (state === 'issued' ? [leg] : [])),
  )
  const earlier = (await room.orders.corrections.of(orderId)).filter((one) => one.position === position)
  const persons = { issuedTo: issuedTo(earlier, before), before, after }
  const decision = decideCorrection(
    persons,
    ahead.map((leg) =>
      legToCorrect(leg, { after, position, soldAt: order.paidAt ?? room.clock.now(), suppliers }),
    ),
  )
  return { order, position, before, after, decision, ahead, corrections: earlier.length }
}

/** Directions that the person has a ticket for, that go, and that are not flown. */
export async function legsAhead(
  { database, clock }: Room,
  orderId: string,
  { legs, position }: { readonly legs: readonly OrderLeg[]; readonly position: number },
): Promise<readonly OrderLeg[]> {
  const tickets = await ticketsOf(database, orderId)
  return legs.filter(
    (one) =>
      isStillAhead(one, clock.now()) &&
      tickets.some(({ leg, position: of, state }) => leg === one.leg && of === position && state === 'open'),
  )
}

interface Formed {
  readonly legs: readonly OrderLeg[]
  readonly group: AgeGroup
}

/** Checked in the group that the birth date gives: whether that may change is the decision's. */
function personIn({ clock }: Room, { passenger }: CorrectionBody, { legs, group }: Formed): OrderPassenger {
  const [first, ...more] = legs.map(({ sold, held }) => ({ leg: sold, isReturning: held.isReturning }))
  if (first === undefined) throw new RangeError('an issued order has a direction')
  const travel = travelOf([first, ...more], clock.now())
  const form = requestIn(travel.document, tidied(passenger))
  const born = dateFromForm(form.birthDateFa)
  const its = born === undefined ? group : ageGroupAt(born, travelFor(travel, group).flightDate)
  const faults = personFaults({ ...form, type: AGE_GROUPS[its].type }, 'passenger', { group: its, travel })
  if (faults.length > 0) throw new Faults(faults)
  return passengerFrom(form, group)
}

function mustBeOnce({ nationalCode, passport }: OrderPassenger, others: readonly OrderPassenger[]): void {
  const isOthers = others.some(
    (other) =>
      (nationalCode !== null && other.nationalCode === nationalCode) ||
      (passport !== null &&
        other.passport?.number === passport.number &&
        other.passport.issuingCountry === passport.issuingCountry),
  )
  const property = nationalCode === null ? 'passenger.passportNumber' : 'passenger.nationalCode'
  if (isOthers) throw new Faults([{ property, says: PASSENGER_TEXTS.SAME_PERSON_TWICE }])
}

interface LegFacts {
  readonly after: OrderPassenger
  readonly position: number
  readonly soldAt: Temporal.Instant
  readonly suppliers: ReadonlySet<number>
}

/** An offer of several directions is on file with its first. */
function legToCorrect(
  { leg, sold, held }: OrderLeg,
  { after, position, soldAt, suppliers }: LegFacts,
): LegToCorrect {
  const [{ departure, supplier }] = sold.fares
  return {
    rule: correctionRuleOf({
      airline: departure.airline,
      isInternational: sold.isInternational,
      isCharter: sold.isCharter,
      soldOn: soldAt.toZonedDateTimeISO(iranZone).toPlainDate(),
    }),
    isSuppliers: supplier !== 'own' || suppliers.has(leg),
    keepsAgeGroup: ageGroupAt(after.birthDate, departure.date) === held.groups[position],
  }
}
