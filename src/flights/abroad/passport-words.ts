import { PASSPORT_RULES_SEEN, type PassportNeeded, passportRule } from '#flights/abroad/passport-validity.ts'
import { seenWords } from '#flights/abroad/visa-words.ts'
import { persianDigits } from '#money/digits.ts'
import { dateOfPassport } from '#passengers/sentences.ts'
import { findCountry } from '#places/countries.ts'

export function passportSentences(countries: readonly string[]): readonly string[] {
  const known = countries.flatMap((country) => {
    const rule = passportRule(country)
    if (rule === undefined) return []
    const asked =
      rule.months === 0
        ? 'اعتبار تا پایان اقامت'
        : `${persianDigits(rule.months)} ماه اعتبار پس از ${rule.from === 'leaving' ? 'خروج' : 'ورود'}`
    return [`${nameOf(country)} ${asked} می‌خواهد.`]
  })
  const unknown = countries.filter((country) => passportRule(country) === undefined).map(nameOf)
  return [
    ...known,
    ...(known.length > 0
      ? [`این را در ${seenWords(PASSPORT_RULES_SEEN)} خوانده‌ایم و شاید عوض شده باشد؛ از سفارت بپرسید.`]
      : []),
    ...(unknown.length > 0 ? [`قاعدهٔ ${unknown.join(' و ')} را نمی‌دانیم؛ ۶ ماه را کف بگیرید.`] : []),
  ]
}

/** The country's rule for a passport too short for our form (§5), and whether it suffices there. */
export function entryWords(
  { country, until, isAssumed }: PassportNeeded,
  expires: Temporal.PlainDate,
): string {
  const name = nameOf(country)
  if (isAssumed) return `قاعدهٔ ${name} را نمی‌دانیم.`
  const date = dateOfPassport(until)
  return Temporal.PlainDate.compare(expires, until) < 0
    ? `${name} هم با آن راه نمی‌دهد؛ دست‌کم تا ${date} می‌خواهد.`
    : `${name} تا ${date} می‌خواهد و بس است، اما بلیت را با کمتر از ۶ ماه اعتبار نمی‌فروشیم.`
}

function nameOf(country: string): string {
  return findCountry(country)?.name ?? country
}
