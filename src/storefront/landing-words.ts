import { clockTime, durationWords, weekdayDayMonth } from '#calendar/formatted.ts'
import { WEEKDAYS } from '#calendar/names.ts'
import type { DirectService } from '#flights/service.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { cityOf } from '#places/airports.ts'
import type { LandingFacts } from '#storefront/landing-facts.ts'
import type { OriginFare } from '#storefront/responses.ts'

export function priceSentence({ city, flights }: LandingFacts): string {
  const { origin, originName } = flights.from
  const days = persianDigits(flights.daysCompared)
  const [cheapest] = flights.origins.filter(isPriced)
  const own = flights.origins.filter(isPriced).find((fare) => fare.origin === origin)
  if (cheapest === undefined) return `در ${days} روز آینده هیچ پروازی به ${city.name} در فروش نیست.`
  if (own === undefined)
    return `ارزان‌ترین بلیت ${city.name} در ${days} روز آینده از ${cheapest.originName} است: ${priceAndDay(cheapest)}؛ قیمت نهایی هر بزرگسال.`
  const first = `ارزان‌ترین بلیت ${originName} به ${city.name} در ${days} روز آینده: ${priceAndDay(own)}؛ قیمت نهایی هر بزرگسال.`
  if (cheapest.origin === origin) return first
  return `${first} ارزان‌تر از همه، پرواز ${cheapest.originName} است: ${priceAndDay(cheapest)}.`
}

interface PricedFare {
  readonly lowest: number
  readonly date: string
}

function isPriced<Fare extends OriginFare>(fare: Fare): fare is Fare & PricedFare {
  return fare.lowest !== null && fare.date !== null
}

function priceAndDay({ lowest, date }: PricedFare): string {
  return `${priceWords(lowest)}، ${weekdayDayMonth(Temporal.PlainDate.from(date))}`
}

export function serviceSentence({ city, services }: LandingFacts): string {
  const [only, second] = services
  if (only === undefined) return `به ${city.name} پرواز مستقیم نمی‌فروشیم؛ همهٔ پروازها توقف دارند.`
  const flights = services.reduce((sum, one) => sum + one.weeklyFlights, 0)
  const from = second === undefined ? cityOf(only.origin).name : `${persianDigits(services.length)} شهر`
  return `هر هفته ${persianDigits(flights)} پرواز مستقیم از ${from} به ${city.name} می‌رود.`
}

export function timeSentence({ city }: LandingFacts, service: DirectService): string {
  const { name } = cityOf(service.origin)
  const hours =
    service.firstDeparture === service.lastDeparture
      ? `ساعت ${written(service.firstDeparture)} بلند می‌شود`
      : `از ساعت ${written(service.firstDeparture)} تا ${written(service.lastDeparture)} بلند می‌شود`
  return `پرواز مستقیم ${name} به ${city.name} حدود ${durationWords(service.durationMinutes)} طول می‌کشد، ${persianDigits(service.distanceKm)} کیلومتر راه است و ${hours}.`
}

export function airlinesSentence({ city, airlines }: LandingFacts): string | undefined {
  const [first] = airlines
  if (first === undefined) return undefined
  const named = ({ airline, weeklyFlights }: (typeof airlines)[number]) =>
    `${airline.name} با ${persianDigits(weeklyFlights)} پرواز در هفته`
  if (airlines.length === 1) return `تنها ایرلاین پرواز مستقیم به ${city.name}، ${named(first)} است.`
  return `${persianDigits(airlines.length)} ایرلاین پرواز مستقیم به ${city.name} دارند؛ بیشتر از همه ${airlines.slice(0, 3).map(named).join('، ')}.`
}

export function weekdaySentence({ city, flights, weekdays }: LandingFacts): string | undefined {
  if (weekdays === undefined) return undefined
  const { cheapest, dearest, daysCounted } = weekdays
  const difference = Math.round((dearest.mean - cheapest.mean) / 100_000) * 100_000
  if (difference <= 0) return undefined
  return `در ${persianDigits(daysCounted)} روز آینده، ${WEEKDAYS[cheapest.weekday]} به‌طور میانگین ارزان‌ترین روز پرواز از ${flights.from.originName} به ${city.name} است و ${WEEKDAYS[dearest.weekday]} گران‌ترین؛ میانگین تفاوت ${priceWords(difference)}.`
}

function written(time: string): string {
  return clockTime(Temporal.PlainTime.from(time))
}
