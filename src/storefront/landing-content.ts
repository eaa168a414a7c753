import { durationWords } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { cityOf } from '#places/airports.ts'
import { isPriceKnown, type LandingFacts } from '#storefront/landing-facts.ts'
import { landingPath } from '#storefront/landing-paths.ts'
import { questionsOf, serviceView } from '#storefront/landing-questions.ts'
import {
  airlinesSentence,
  priceSentence,
  serviceSentence,
  timeSentence,
  weekdaySentence,
} from '#storefront/landing-words.ts'
import type { LandingContent } from '#storefront/responses.ts'

export function landingContent(facts: LandingFacts): LandingContent {
  const { city, countryName, airports, airlines, others } = facts
  const isDomestic = city.country === 'IR'
  const service = serviceView(facts)
  const best = facts.flights.origins.find(({ lowest }) => lowest !== null)
  return {
    cityCode: city.code,
    cityName: city.name,
    countryName,
    isDomestic,
    path: landingPath(city),
    title: `بلیت هواپیما به ${city.name}${best?.lowest == null ? '' : ` از ${priceWords(best.lowest)}`}`,
    description: isPriceKnown(facts)
      ? `${priceSentence(facts)} ${serviceSentence(facts)}`
      : serviceSentence(facts),
    heading: `بلیت هواپیما به ${city.name}`,
    lede: isPriceKnown(facts) ? priceSentence(facts) : serviceSentence(facts),
    facts: tableOf(facts),
    paragraphs: [
      serviceSentence(facts),
      service && timeSentence(facts, service),
      airlinesSentence(facts),
      weekdaySentence(facts),
    ].filter((sentence) => sentence !== undefined),
    airports: airports.map(({ iata, icao, name, nameEn }) => ({ iata, icao, name, nameEn })),
    airlines: airlines.map(({ airline: { iata, name, colours }, weeklyFlights }) => ({
      iata,
      name,
      colours: [...colours],
      weeklyFlights,
    })),
    questions: [...questionsOf(facts, isDomestic)],
    links: others.map((other) => ({
      cityCode: other.code,
      cityName: other.name,
      path: landingPath(other),
    })),
  }
}

function tableOf(facts: LandingFacts): LandingContent['facts'] {
  const { services, airlines, aheadOfTehran, city } = facts
  const service = serviceView(facts)
  const weekly = services.reduce((sum, one) => sum + one.weeklyFlights, 0)
  const from = service && cityOf(service.origin).name
  return [
    ...(service
      ? [
          { name: `فاصله تا ${from}`, value: `${persianDigits(service.distanceKm)} کیلومتر` },
          { name: `پرواز مستقیم از ${from}`, value: durationWords(service.durationMinutes) },
          { name: 'پرواز مستقیم در هفته', value: persianDigits(weekly) },
          { name: 'ایرلاین', value: persianDigits(airlines.length) },
        ]
      : []),
    ...(city.country === 'IR' ? [] : [{ name: 'ساعت محلی', value: localTime(aheadOfTehran) }]),
  ]
}

function localTime(ahead: number): string {
  if (ahead === 0) return 'همان ساعت تهران'
  return `${durationWords(Math.abs(ahead))} ${ahead > 0 ? 'جلوتر' : 'عقب‌تر'} از تهران`
}
