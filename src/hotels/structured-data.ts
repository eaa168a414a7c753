import { picturePath } from '#hotels/pictures.ts'
import type { HotelView } from '#hotels/responses.ts'
import type { HotelScore } from '#hotels/reviews.ts'

interface DescribedHotel {
  readonly site: string
  readonly hotel: HotelView
  readonly score: HotelScore | null
}

/** schema.org, of what stands on the page: no price, which is of some nights alone. */
export function hotelData({ site, hotel, score }: DescribedHotel): { readonly [key: string]: never } {
  const address = `${site}/hotel/${hotel.id}`
  const pictures = hotel.pictures ?? []
  const described = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': address,
    url: address,
    name: hotel.name,
    alternateName: hotel.nameEn,
    description: hotel.about,
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.cityName,
      ...(hotel.isDomestic && { addressCountry: 'IR' }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    checkinTime: hotel.checkInFrom,
    checkoutTime: hotel.checkOutUntil,
    ...(hotel.phone != null && { telephone: hotel.phone }),
    ...(pictures.length > 0 && { image: pictures.map((id) => site + picturePath(id, 1280, 'webp')) }),
    ...(score !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(score.tenths) / 10,
        bestRating: 10,
        worstRating: 1,
        reviewCount: score.count,
      },
    }),
  }
  return described as unknown as { readonly [key: string]: never }
}
