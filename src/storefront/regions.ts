import type { Destination } from '#storefront/responses.ts'

interface Region {
  /** anchor in the address */
  readonly id: string
  readonly title: string
  /** ISO 3166-1 alpha-2 */
  readonly countries: string
}

/** In Iranian usage, nearest first. */
const regions: readonly Region[] = [
  { id: 'iraq-levant', title: 'عراق و شام', countries: 'IQ SY LB JO' },
  { id: 'turkey-caucasus', title: 'ترکیه و قفقاز', countries: 'TR AZ AM GE CY' },
  { id: 'gulf', title: 'خلیج فارس و عربستان', countries: 'AE QA OM KW BH SA YE' },
  { id: 'central-asia', title: 'آسیای میانه و روسیه', countries: 'TJ UZ KZ TM KG RU' },
  {
    id: 'asia',
    title: 'شرق و جنوب آسیا',
    countries: 'AF PK IN LK MV NP BD BT CN HK MO TW JP KR TH MY SG ID PH VN KH LA MM BN MN',
  },
  {
    id: 'europe',
    title: 'اروپا',
    countries:
      'DE FR GB IT AT CH NL BE ES PT SE DK NO FI GR BG RO HU CZ SK PL UA BY MD RS HR BA ME AL MK SI IE LU LV LT EE IS MT',
  },
  { id: 'africa', title: 'آفریقا', countries: 'EG TN DZ MA LY SD ET KE TZ UG ZA NG GH SN RW MU SC CV' },
  {
    id: 'americas-oceania',
    title: 'آمریکا و اقیانوسیه',
    countries: 'US CA MX CU PA CO PE CL AR BR VE EC AU NZ FJ',
  },
]
const elsewhere: Region = { id: 'elsewhere', title: 'جاهای دیگر', countries: '' }

export interface RegionView<City> extends Pick<Region, 'id' | 'title'> {
  readonly cities: readonly City[]
}

export function byRegion<City extends Pick<Destination, 'countryCode'>>(
  cities: readonly City[],
): readonly RegionView<City>[] {
  const parts = Map.groupBy(cities, ({ countryCode }) => regionOf(countryCode))
  return [...regions, elsewhere].flatMap((region) => {
    const within = parts.get(region)
    if (within === undefined) return []
    const { id, title } = region
    return [{ id, title, cities: [...Map.groupBy(within, ({ countryCode }) => countryCode).values()].flat() }]
  })
}

const regionByCountry = new Map(
  regions.flatMap((region) => region.countries.split(' ').map((country) => [country, region] as const)),
)

function regionOf(countryCode: string): Region {
  return regionByCountry.get(countryCode) ?? elsewhere
}
