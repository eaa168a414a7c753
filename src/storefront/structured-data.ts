import { indexPaths } from '#storefront/landing-paths.ts'
import type { LandingContent, LandingFlights } from '#storefront/responses.ts'

/** schema.org; rial, absolute URLs. */
export function structuredData(
  { content, flights }: { readonly content: LandingContent; readonly flights: LandingFlights },
  site: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      trail(content, site),
      ...flights.origins.flatMap((fare) => (fare.lowest === null ? [] : [flight(content, fare, site)])),
      {
        '@type': 'FAQPage',
        mainEntity: content.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

function trail({ isDomestic, heading, path }: LandingContent, site: string): object {
  const steps = [
    { name: 'خانه', item: `${site}/` },
    isDomestic
      ? { name: 'مقصدهای پرواز', item: site + indexPaths.all }
      : { name: 'مقصدهای خارجی', item: site + indexPaths.international },
    { name: heading, item: site + path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function flight(
  { cityName, airports }: LandingContent,
  { originName, lowest, date, path }: LandingFlights['origins'][number],
  site: string,
): object {
  const [airport, another] = airports
  return {
    '@type': 'Flight',
    name: `پرواز ${originName} به ${cityName}`,
    departureAirport: { '@type': 'Airport', name: `فرودگاه ${originName}` },
    arrivalAirport: {
      '@type': 'Airport',
      ...(airport && another === undefined
        ? { name: airport.name, iataCode: airport.iata }
        : { name: `فرودگاه‌های ${cityName}` }),
    },
    departureTime: date,
    offers: { '@type': 'AggregateOffer', priceCurrency: 'IRR', lowPrice: lowest, url: site + path },
  }
}
