import { nameView } from '#accounts/names.ts'
import { iranZone } from '#calendar/zones.ts'
import { tripOf } from '#insurance/insured-trip.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { type Cover, coverNames, coverNamesEn, exclusionNames } from '#insurance/plans.ts'
import type { InsurerFacts } from '#insurance/server/insurer-facts.ts'
import { boughtPlan, insurerOf, type Policy, policyOf } from '#insurance/server/policy.ts'
import { refuse } from '#insurance/server/refusals.ts'
import type { Room } from '#insurance/server/room.ts'
import { zoneNames, zoneNamesEn } from '#insurance/zones.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { policyDocument } from '#papers/policy-document.ts'
import type { InsuredFacts, PolicyFacts } from '#papers/policy-facts.ts'
import { soldBy } from '#papers/seller-line.ts'

export async function policyPdf(
  room: Room,
  orderId: string,
  userId: string,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const order = await room.orders.ofUser(orderId, userId, insuranceKind)
  if (order.status === 'refunded') throw refuse('POLICY_REFUNDED')
  const policy = await policyOf(room.database, orderId)
  if (order.status !== 'issued' || policy === undefined) throw refuse('NO_POLICY_YET')
  const [people, contract, seller] = await Promise.all([
    room.orders.passengersOf(orderId),
    insurerOf(room.database, policy),
    room.orders.creditSellerOf(orderId),
  ])
  const brand = paperBrand(room.sites.ofBrand(order.brand).brand)
  const document = policyDocument({
    ...factsOf(policy, contract, people),
    brand,
    ...soldBy(seller),
    orderNumber: order.orderNumber,
  })
  return { bytes: await room.papers.policyPdf(document), name: document.fileName }
}

function factsOf(
  policy: Policy,
  contract: InsurerFacts,
  people: readonly OrderPassenger[],
): Omit<PolicyFacts, 'brand' | 'orderNumber'> {
  const plan = boughtPlan(policy)
  const [first, ...others] = policy.insured
    .filter(({ isRefunded }) => !isRefunded)
    .map(({ position, number }) => insuredFacts(number, people[position]))
  if (first === undefined || policy.issuedAt === null)
    throw new RangeError('an issued policy insures somebody')
  const trip = tripOf({
    country: policy.country,
    startsOn: policy.startsOn.toString(),
    endsOn: policy.endsOn.toString(),
  })
  return {
    issuedAt: policy.issuedAt.toZonedDateTimeISO(iranZone).toPlainDateTime(),
    insurer: { fa: contract.insurer, en: contract.insurerEn },
    assistance: contract.assistance,
    assistancePhone: contract.assistancePhone,
    plan: { fa: plan.name, en: plan.nameEn },
    place: {
      fa: `${trip?.countryName ?? ''}، ${zoneNames[policy.zone]}`,
      en: `${trip?.countryNameEn ?? ''}, ${zoneNamesEn[policy.zone]}`,
    },
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
    limitEuro: plan.limitEuro,
    excessEuro: plan.excessEuro,
    covers: (Object.keys(coverNames) as Cover[]).flatMap((cover) => {
      const limit = plan.covers[cover]
      return limit === null ? [] : [{ fa: coverNames[cover], en: coverNamesEn[cover], limit }]
    }),
    exclusions: Object.values(exclusionNames),
    insured: [first, ...others],
  }
}

function insuredFacts(number: string | null, person: OrderPassenger | undefined): InsuredFacts {
  if (number === null || person === undefined)
    throw new RangeError('an insured person has a name and a number')
  return {
    number,
    name: nameView(person),
    latinName: `${person.firstName} ${person.lastName}`,
    birthDate: person.birthDate,
    passportNumber: person.passport?.number ?? '',
  }
}
