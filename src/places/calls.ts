import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const country = z.object({
  id: z.int(),
  code: z.string(),
  /** alpha-3 as in passports (§3): IRN */
  code3: z.string(),
  name: z.string(),
  nameEn: z.string(),
  dialingCode: z.string(),
})

const airport = z.object({
  kind: z.literal('AirportCode'),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
})

const place = z.object({
  kind: z.literal('CityCode'),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  country: z.string(),
  countryName: z.string(),
  /** no exact match: the nearest name */
  near: z.boolean(),
  airports: z.array(airport),
})

const search = z._default(
  z.object({
    query: z._default(z.string('نام شهر را بنویسید').check(z.maxLength(60, 'نام شهر حداکثر ۶۰ حرف است')), ''),
    take: z._default(
      z
        .int('تعداد باید عدد صحیح باشد')
        .check(z.minimum(1, 'دست‌کم یک شهر بخواهید'), z.maximum(50, 'حداکثر ۵۰ شهر')),
      10,
    ),
  }),
  { query: '', take: 10 },
)

export const placeCalls = {
  countries: call('GET /api/flight-configuration/Country/GetAllCountries', {
    summary: 'Every country with a dialing code',
    who: 'guest',
    answer: z.array(country),
  }),
  domesticAirports: call('POST /api/flight-configuration/Airport/GetDomesticPlpAirports', {
    summary: 'Cities of Iran with their airports, by name or code; the most travelled when nothing is asked',
    who: 'guest',
    body: search,
    answer: z.array(place),
  }),
  internationalAirports: call('POST /api/flight-configuration/Airport/GetInternationalPlpAirports', {
    summary:
      'Cities of the world with their airports, by name or code; the most travelled when nothing is asked',
    who: 'guest',
    body: search,
    answer: z.array(place),
  }),
}
