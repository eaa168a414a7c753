import { dateSeenFrom } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { visaName } from '#orders/bought-words.ts'
import type { VisaView } from '#orders/responses.ts'

export function visaWhen({ travelDate }: VisaView, today: Temporal.PlainDate): string {
  return `سفر ${dateSeenFrom(today, Temporal.PlainDate.from(travelDate))}`
}

export function applicantsTexts(applicants: number): string {
  return `${persianDigits(applicants)} متقاضی`
}

export function visaTexts(visa: VisaView, applicants: number, today: Temporal.PlainDate) {
  return { name: visaName(visa), when: visaWhen(visa, today), people: applicantsTexts(applicants) }
}

export function visaScene({ country }: VisaView): string {
  return scenes[country] ?? country
}

const scenes: Readonly<Record<string, string>> = { AE: 'DXB', AZ: 'BAK', IT: 'ROM', TH: 'BKK' }

export function visaAgainPath({ country, type, days, entry, speed, isGuaranteed }: VisaView): string {
  const asked = new URLSearchParams({
    country,
    type,
    days: String(days),
    entry,
    speed,
    ...(isGuaranteed && { isGuaranteed: 'true' }),
  })
  return `/visa/type?${asked}`
}
