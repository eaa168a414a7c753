import { persianDigits } from '#money/digits.ts'

/** «۱۲ دقیقه», «۳ ساعت», «۲ روز»: whole ones that have passed. */
export function ageWords(since: Temporal.Instant, now: Temporal.Instant): string {
  const minutes = Math.max(0, Math.floor(now.since(since).total('minutes')))
  if (minutes < 1) return 'همین حالا'
  if (minutes < 60) return `${persianDigits(minutes)} دقیقه`
  if (minutes < 24 * 60) return `${persianDigits(Math.floor(minutes / 60))} ساعت`
  return `${persianDigits(Math.floor(minutes / 60 / 24))} روز`
}
