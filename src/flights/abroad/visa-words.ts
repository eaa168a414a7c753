import { monthYear } from '#calendar/formatted.ts'
import { type Entry, entryVisa, isSchengen, type Passport } from '#flights/abroad/entry-visas.ts'
import { persianDigits } from '#money/digits.ts'
import { findCountry } from '#places/countries.ts'

const holders = { IR: 'ایرانی', IQ: 'عراقی' } as const satisfies Record<Passport, string>
const passports = ['IR', 'IQ'] as const

const needs = {
  electronic: 'ویزای الکترونیک را پیش از سفر بگیرید',
  'on-arrival': 'ویزا را هنگام ورود می‌دهند',
  before: 'ویزا را پیش از سفر بگیرید',
  ask: 'از سفارت یا پشتیبانی بپرسید',
} as const satisfies Record<Exclude<Entry['kind'], 'free'>, string>

export function countryWords(country: string): string {
  const name = findCountry(country)?.name ?? country
  return isSchengen(country) ? `${name} (حوزهٔ شنگن)` : name
}

export function entrySentences(country: string): readonly string[] {
  const visa = entryVisa(country)
  if (visa === undefined)
    return [`ویزای ${countryWords(country)} را پیش از خرید از سفارت یا پشتیبانی بپرسید.`]
  const asked = passports.filter((passport) => passport !== country)
  return [
    ...asked.map((passport) => `گذرنامهٔ ${holders[passport]}: ${entryWords(visa[passport])}.`),
    `این قاعده را در ${seenWords(visa.seen)} خوانده‌ایم و شاید عوض شده باشد؛ پیش از خرید از سفارت آن کشور بپرسید.`,
  ]
}

/** For entering a country on the way; null where Iranians and Iraqis need no paper. */
export function comingInSentence(country: string): string | null {
  const visa = entryVisa(country)
  const of = (isMeant: (entry: Entry) => boolean) =>
    passports
      .filter((passport) => passport !== country && isMeant(visa?.[passport] ?? { kind: 'ask' }))
      .map((passport) => holders[passport])
      .join(' و ')
  const needing = of(({ kind }) => kind !== 'free' && kind !== 'ask')
  const asking = of(({ kind }) => kind === 'ask')
  if (needing === '' && asking === '') return null
  const parts = [
    needing !== '' && `با گذرنامهٔ ${needing} برای ورود ویزا می‌خواهید`,
    asking !== '' && `با گذرنامهٔ ${asking} ویزای ورود را پیش از خرید بپرسید`,
  ]
  return `در این توقف باید وارد ${countryWords(country)} شوید: ${parts.filter((part) => part !== false).join('؛ ')}.`
}

function entryWords(entry: Entry): string {
  if (entry.kind !== 'free') return needs[entry.kind]
  return entry.days === undefined ? 'بدون ویزا' : `تا ${persianDigits(entry.days)} روز بدون ویزا`
}

export function seenWords(seen: string): string {
  const [year = 0, month = 1] = seen.split('-').map(Number)
  return monthYear(year, month)
}
