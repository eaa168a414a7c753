import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { PlanId } from '#insurance/plans.ts'
import type { PlansRequest } from '#insurance/requests.ts'
import type { PlansView, PlanView } from '#insurance/responses.ts'
import { LONGEST_JOURNEY_DAYS } from '#insurance/tariff.ts'
import { tripQuery } from '#insurance/trip-address.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { grouped } from '#money/formatted.ts'

interface Requested {
  readonly request: PlansRequest
  readonly chosen: PlanId | undefined
}

/** What stands on the screen, in words: covers and what is not covered before the price. */
export function plansTexts(view: PlansView, { request, chosen }: Requested) {
  const shown = view.plans.find(({ id }) => id === chosen) ?? view.plans[0]
  return {
    title: `بیمهٔ سفر به ${view.countryName}`,
    when: `از ${dayOf(view.startsOn)} تا ${dayOf(view.endsOn)}، ${persianDigits(view.days)} روز. قیمت هر کس با سن روز رفت حساب شده است.`,
    zone: `در ${view.zoneName} معتبر است.`,
    least:
      view.leastEuro === 0
        ? null
        : `ویزای شینگن، از جمله ایتالیا، دست‌کم ${grouped(view.leastEuro)} یورو پوشش درمان می‌خواهد؛ طرح‌های این‌جا آن را دارند.`,
    long:
      view.days > LONGEST_JOURNEY_DAYS
        ? `این بیمه‌نامه برای چند سفر است و هر سفر حداکثر ${persianDigits(LONGEST_JOURNEY_DAYS)} روز پوشش دارد.`
        : null,
    refunds: byPlan(view.plans.map(({ name, refundSays }) => ({ name, says: refundSays }))),
    sources: byPlan(
      view.plans.map(({ name, source, insurer }) => ({ name, says: `${source}. بیمه‌گر: ${insurer}` })),
    ),
    many: view.plans[0]?.people.length ?? 0,
    plans: view.plans.map((plan) => ({
      ...planTexts(plan),
      isShown: plan.id === shown?.id,
      to: `/insurance/insured?${tripQuery(request, plan.id)}`,
      showTo: `/insurance?${tripQuery(request, plan.id)}`,
    })),
  }
}

export type PlansTexts = ReturnType<typeof plansTexts>

function planTexts({
  id,
  name,
  note,
  insurer,
  refundSays,
  excessEuro,
  covers,
  exclusions,
  people,
  duty,
  dutyPercent,
  service,
  total,
}: PlanView) {
  return {
    id,
    name,
    note: note === '' ? insurer : note,
    refundSays,
    covers: [
      ...covers.map((cover) => ({ name: cover.name, limit: limitText(cover.limit) })),
      { name: 'سهم شما در هر بار درمان', limit: excessEuro === 0 ? 'صفر' : euro(excessEuro) },
    ],
    exclusions,
    people: people.map(({ age, premium }, at) => ({
      who: `نفر ${persianDigits(at + 1)}`,
      age: `${persianDigits(age)} ساله`,
      premium: priceText(premium),
    })),
    beside: besideLines({ duty, dutyPercent, service }),
    total: priceText(total),
  }
}

/** Once where it is the same for all, else with the plans it is about. */
function byPlan(all: readonly { readonly name: string; readonly says: string }[]): readonly string[] {
  const groups = [...Map.groupBy(all, ({ says }) => says)]
  if (groups.length < 2) return groups.map(([says]) => says)
  return groups.map(([says, of]) => `طرح ${of.map(({ name }) => name).join(' و ')}: ${says}`)
}

interface Beside {
  readonly duty: number
  readonly dutyPercent: number
  readonly service: number
}

/** What is paid beside the premiums: «عوارض ۹ درصد», and our own part where there is one. */
export function besideLines({ duty, dutyPercent, service }: Beside) {
  return [
    { name: `عوارض ${persianDigits(dutyPercent)} درصد`, amount: priceText(duty) },
    ...(service === 0 ? [] : [{ name: service < 0 ? 'تخفیف' : 'کارمزد خدمات', amount: priceText(service) }]),
  ]
}

export function limitText(limit: number | 'actual' | null): string {
  if (limit === null) return 'پوشش ندارد'
  return limit === 'actual' ? 'هزینهٔ واقعی' : euro(limit)
}

function euro(amount: number): string {
  return `${grouped(amount)} یورو`
}

function dayOf(day: string): string {
  return weekdayDayMonth(Temporal.PlainDate.from(day))
}
