import type { ProductFace } from '#orders/face.ts'
import type { JourneyChange } from '#orders/journey-change.ts'
import { type LabelWords, labelsWith, type OrderMoney } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import { payable } from '#orders/order.ts'
import { type GivenBack, openOnLeg, openPeople } from '#orders/refunded-parts.ts'
import type { Labels, OrderListed } from '#orders/responses.ts'
import { changeOf, type JourneyRow, journeyView } from '#orders/server/journey-rows.ts'
import { type OrderRow, orderOf } from '#orders/server/record.ts'
import { type ServiceRow, serviceView } from '#orders/server/services.ts'
import { type StayRow, stayView } from '#orders/server/stays.ts'
import { type VisaRow, visaView } from '#orders/server/visas.ts'
import { findAirport } from '#places/airports.ts'

export interface BoughtRows {
  readonly journeys: readonly JourneyRow[]
  readonly stay: StayRow | undefined
  readonly visa: VisaRow | undefined
  readonly service: ServiceRow | undefined
  readonly face: LabelWords & Pick<ProductFace, 'productType'>
  readonly money: OrderMoney
  readonly moneyBack: OrderListed['moneyBack']
  /** what it was bought together with */
  readonly trip?: OrderListed['trip'] | undefined
  readonly changes: readonly JourneyChange[]
  readonly given: readonly GivenBack[]
  readonly reference: string | undefined
}

export function listed(row: OrderRow, bought: BoughtRows): OrderListed {
  const { journeys, stay, visa, service, given } = bought
  const count = row.passenger_count
  const order = orderOf(row)
  const paid = payable(order)
  return {
    orderId: row.id,
    orderNumber: row.number,
    ...(bought.trip && { trip: bought.trip }),
    reservationNumber: bought.reference ?? row.reference,
    product: row.product,
    productType: productTypeOf(bought),
    status: row.status,
    labels: labelsOf(row, bought.face, bought.money),
    ...(bought.moneyBack && { moneyBack: bought.moneyBack }),
    journeys: journeys.map((journey) => ({
      ...journeyView(journey, changeOf(journey, bought.changes)),
      openCount: openOnLeg(count, journey.position, given),
    })),
    stay: stay === undefined ? null : stayView(stay, given.length),
    visa: visa === undefined ? null : visaView(visa),
    service: service === undefined ? null : serviceView(service),
    passengerCount: count,
    openCount: openPeople(count, Math.max(1, journeys.length), given),
    totalAmount: row.total,
    payable: paid,
    openAmount: given.reduce((left, item) => left - item.paid, paid - order.rateDifference),
    registeredAt: row.created_at.toString(),
    holdExpiresAt: isUnpaid(row.status) ? row.hold_expires_at.toString() : null,
    ...(row.price_only && { isPriceOnly: true }),
  }
}

function productTypeOf({ journeys, stay, visa, service, face }: BoughtRows): OrderListed['productType'] {
  if (service !== undefined) return face.productType ?? 'Service'
  if (visa !== undefined) return 'Visa'
  if (stay !== undefined) return stay.is_domestic ? 'DomesticHotel' : 'InternationalHotel'
  return journeys.every(isDomestic) ? 'DomesticFlight' : 'InternationalFlight'
}

function isDomestic({ origin, destination }: JourneyRow): boolean {
  return [origin, destination].every((iata) => findAirport(iata)?.country === 'IR')
}

export function labelsOf(
  { status, refunded_at }: Pick<OrderRow, 'status' | 'refunded_at'>,
  face: LabelWords,
  money: OrderMoney,
): Labels {
  return labelsWith({ status, face, isRefunded: refunded_at !== null }, money)
}
