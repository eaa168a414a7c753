import { passportSentences } from '#flights/abroad/passport-words.ts'
import { countryWords, entrySentences } from '#flights/abroad/visa-words.ts'
import type { Connection, FlightGroup } from '#flights/proposal.ts'
import type { RouteRules } from '#flights/responses.ts'
import { findAirport } from '#places/airports.ts'

type Rule = RouteRules['rules'][number]

/** §1 FAQ, §5, §9: documents, visas for destinations and transits, customs, time to be at the airport. */
export function routeRulesAbroad(directions: readonly FlightGroup[]): RouteRules {
  const stops = directions.flatMap(({ connections }) => connections)
  const countries = destinationsOf(directions)
  return {
    rules: [
      presence,
      passportRuleOf(countries),
      ...countries.map(visaRule),
      ...passingRules(stops),
      ...(leavesIran(directions) ? [exitDuty] : []),
      clocks,
      changes,
      names,
      infants,
    ],
  }
}

const presence: Rule = {
  title: 'حضور در فرودگاه',
  text: 'دست‌کم ۳ ساعت پیش از پرواز در فرودگاه باشید.',
}
const exitDuty: Rule = {
  title: 'عوارض خروج از کشور',
  text: 'ایرانی‌ها عوارض خروج از ایران را پیش از پرواز جدا می‌پردازند؛ در قیمت بلیت نیست.',
}
const clocks: Rule = {
  title: 'ساعت‌ها',
  text: 'هر ساعت به وقت محلی همان فرودگاه است.',
}
const changes: Rule = {
  title: 'تغییر تاریخ',
  text: 'تاریخ پرواز خارجی، اگر ایرلاینش بپذیرد، در صفحهٔ سفارش عوض می‌شود؛ وگرنه همان‌جا از پشتیبانی می‌خواهید و ساعت پاسخ نوشته می‌شود.',
}
const names: Rule = {
  title: 'نام مسافر',
  text: 'غلط املایی نام را در صفحهٔ سفارش می‌نویسید و ایرلاین باید بپذیرد؛ وگرنه بلیت پس داده و دوباره خریده می‌شود. بلیت به نام دیگری نمی‌شود.',
}
const infants: Rule = {
  title: 'نوزاد',
  text: 'نوزاد زیر ۱۰ روز پذیرفته نمی‌شود و نوزاد زیر ۲ سال صندلی جدا ندارد.',
}

function destinationsOf(directions: readonly FlightGroup[]): readonly string[] {
  const home = countryOf(directions[0]?.flightLegs[0]?.origin)
  const ends = directions.flatMap(({ flightLegs }) => [
    countryOf(flightLegs[0]?.origin) ?? [],
    countryOf(flightLegs.at(-1)?.destination) ?? [],
  ])
  return [...new Set(ends.flat())].filter((country) => country !== home)
}

function passportRuleOf(countries: readonly string[]): Rule {
  const ours =
    'اصل گذرنامهٔ هر مسافر، کودک و نوزاد هم، لازم است و برای خرید باید دست‌کم تا ۶ ماه پس از رسیدن آخرین پرواز اعتبار داشته باشد.'
  return { title: 'گذرنامه', text: [ours, ...passportSentences(countries)].join(' ') }
}

function visaRule(country: string): Rule {
  return { title: `ویزای ${countryWords(country)}`, text: entrySentences(country).join(' ') }
}

function passingRules(stops: readonly Connection[]): readonly Rule[] {
  const visas = [...new Set(stops.flatMap(({ visa }) => visa ?? []))]
  const separate = stops.some(({ isSelfTransfer }) => isSelfTransfer)
  return [
    ...(visas.length > 0 ? [{ title: 'ویزای ترانزیت', text: visas.join(' ') }] : []),
    ...(separate ? [selfTransfer] : []),
  ]
}

const selfTransfer: Rule = {
  title: 'بلیت‌های جدا',
  text: 'پروازهای این سفر روی بلیت‌های جدا هستند: بار را در توقف تحویل بگیرید و دوباره تحویل دهید. ایرلاینِ پرواز بعدی برای دیر رسیدن پرواز پیشین تعهدی ندارد.',
}

function leavesIran(directions: readonly FlightGroup[]): boolean {
  return directions.some(({ flightLegs }) =>
    flightLegs.some(
      ({ origin, destination }) => countryOf(origin) === 'IR' && countryOf(destination) !== 'IR',
    ),
  )
}

function countryOf(iata: string | undefined): string | undefined {
  return iata === undefined ? undefined : findAirport(iata)?.country
}
