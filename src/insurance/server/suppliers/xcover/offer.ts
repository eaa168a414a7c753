import type { Plan } from '#insurance/plans.ts'
import type { PartyRequest } from '#insurance/server/insurer.ts'
import type {
  Patience,
  QuotedPerson,
  QuotedPlan,
  SupplierOffer,
} from '#insurance/server/suppliers/policy-supplier.ts'
import { planIn } from '#insurance/server/suppliers/xcover/benefits.ts'
import type { XCoverDesk } from '#insurance/server/suppliers/xcover/desk.ts'
import { readXCover } from '#insurance/server/suppliers/xcover/requesting.ts'
import { minorOf, Offer, type Quote } from '#insurance/server/suppliers/xcover/responses.ts'
import type { SoldAs } from '#insurance/server/suppliers/xcover/xcover-settings.ts'
import { leastLimitOf } from '#insurance/zones.ts'
import type { Rate } from '#money/rates.ts'
import { minus, rial } from '#money/rial.ts'
import { foreignAmount, rialOf } from '#suppliers/foreign-amount.ts'
import { mapped, type Outcome } from '#suppliers/outcome.ts'

const currency = 'USD'

/** A quote for each of the party under each plan, so that each is priced, numbered and given back by himself. */
export async function offerOf(
  desk: XCoverDesk,
  request: PartyRequest,
  patience: Patience,
): Promise<Outcome<SupplierOffer>> {
  const data = {
    request: desk.plans.flatMap((sold) => request.ages.map((age) => requestFor(request, sold, age))),
    currency,
    customer_country: 'IR',
    customer_language: 'en',
  }
  const path = '/offers/?extra_fields=tax,commission,benefits'
  const { [currency]: rate } = await desk.rates()
  const outcome = await readXCover(desk, { path, data, shape: Offer }, patience)
  return mapped(outcome, ({ id, quotes }) => ({
    ref: id,
    plans:
      rate === undefined
        ? []
        : desk.plans.flatMap((sold) => quotedPlan({ sold, quotes, rate }, request) ?? []),
  }))
}

function requestFor({ trip }: PartyRequest, { type, version }: SoldAs, age: number): object {
  return {
    policy_type: type,
    policy_type_version: version,
    policy_start_date: `${trip.startsOn}T00:00:00+00:00`,
    policy_end_date: `${trip.endsOn}T23:59:59+00:00`,
    from_country: 'IR',
    to_country: trip.country,
    age,
  }
}

/** Undefined where somebody of the party has no quote, or the covers are not those of such a plan. */
function quotedPlan(
  { sold, quotes, rate }: { sold: SoldAs; quotes: readonly Quote[]; rate: Rate },
  { ages, trip }: PartyRequest,
): QuotedPlan | undefined {
  const own = quotes.filter(({ policy }) => policy.policy_type === sold.type)
  const people = own.flatMap((quote, at) => personIn(quote, ages[at] ?? 0, rate) ?? [])
  const plans = own.map(({ policy }) => planIn(policy.benefits ?? [], sold))
  const plan = weakest(plans)
  if (plan === undefined || people.length !== ages.length || own.length !== ages.length) return undefined
  return plan.limitEuro < leastLimitOf(trip.zone) ? undefined : { plan, people }
}

/** Covers of the party are those of whoever has the least. */
function weakest(plans: readonly (Plan | undefined)[]): Plan | undefined {
  if (plans.some((plan) => plan === undefined)) return undefined
  return plans.flatMap((plan) => plan ?? []).toSorted((a, b) => a.limitEuro - b.limitEuro)[0]
}

const sellable: readonly string[] = ['QUOTED', 'RECEIVED']

function personIn(quote: Quote, age: number, rate: Rate): QuotedPerson | undefined {
  const price = minorOf(quote.price)
  const tax = minorOf(quote.tax?.total_tax ?? 0)
  const ours = minorOf(quote.commission?.total_commission ?? 0)
  if (price === undefined || price <= 0 || tax === undefined || ours === undefined) return undefined
  if ((quote.currency ?? currency) !== currency || !sellable.includes(quote.status ?? 'QUOTED'))
    return undefined
  const total = rialOf(price, rate)
  const duty = rialOf(tax, rate)
  const foreign = foreignAmount(price, rate)
  const commission = rial(Math.floor((Math.max(0, ours) * foreign.rateRial) / 100))
  if (duty >= total || commission > minus(total, duty)) return undefined
  return { quote: quote.id, age, total, duty, commission, foreign }
}
