import { fullDate } from '#calendar/formatted.ts'
import type { PolicyView } from '#insurance/responses.ts'
import { besideLines, limitText } from '#insurance/web/plans-texts.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { grouped } from '#money/formatted.ts'

/** A policy of an order, in words. */
export function policyTexts(policy: PolicyView) {
  const { plan } = policy
  return {
    title: `بیمهٔ سفر به ${policy.countryName}`,
    plan: `طرح ${plan.name}، درمان تا ${grouped(plan.limitEuro)} یورو`,
    when: `از ${dayOf(policy.startsOn)} تا پایان ${dayOf(policy.endsOn)}، ${persianDigits(policy.days)} روز`,
    zone: policy.zoneName,
    insurer: policy.insurer,
    assistance: policy.assistance,
    assistancePhone: policy.assistancePhone,
    covers: [
      ...plan.covers.map(({ name, limit }) => ({ name, says: limitText(limit) })),
      {
        name: 'سهم شما در هر بار درمان',
        says: plan.excessEuro === 0 ? 'صفر' : `${grouped(plan.excessEuro)} یورو`,
      },
    ],
    exclusions: plan.exclusions,
    insured: policy.insured.map(({ name, age, number, isRefunded }) => ({
      name,
      age: `${persianDigits(age)} ساله`,
      number,
      isRefunded,
    })),
    people: policy.insured.map(({ name, age, premium }) => ({
      who: `${name}، ${persianDigits(age)} ساله`,
      amount: priceText(premium),
    })),
    beside: besideLines(policy),
    total: priceText(policy.total),
    refundSays: policy.refundSays,
    visaRefusedSays: policy.visaRefusedSays,
  }
}

export type PolicyTexts = ReturnType<typeof policyTexts>

function dayOf(day: string): string {
  return fullDate(Temporal.PlainDate.from(day))
}
