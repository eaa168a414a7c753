import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import {
  FlightHistory,
  HotelHistory,
  LandingContent,
  LandingFlights,
  Trending,
  VisaHistory,
} from '#storefront/responses.ts'

const one = z.object({ id: z.uuid('شمارهٔ جستجو درست نیست.') })

const landing = z.object({
  cityCode: z
    .string('کد شهر را بدهید.')
    .check(z.regex(/^[A-Za-z]{3}$/, 'کد شهر سه حرف لاتین است.'), z.toUpperCase()),
  origin: z.optional(
    z
      .string('کد شهر مبدأ درست نیست.')
      .check(z.regex(/^[A-Za-z]{3}$/, 'کد شهر سه حرف لاتین است.'), z.toUpperCase()),
  ),
})

/** At the contract's paths (§7), its spellings included. */
export const storefrontCalls = {
  flightHistories: call('POST /api/FlightUserInteractions/GetFlightSearchHistories', {
    summary: 'The latest flight searches of whoever is signed in, newest first, twenty at most',
    who: 'user',
    answer: z.array(FlightHistory),
  }),
  removeHistory: call('POST /api/FlightUserInteractions/DeActive', {
    summary: 'Takes one of the flight or hotel searches off the list',
    who: 'user',
    body: one,
  }),
  hotelHistories: call('POST /api/HotelUserInterations/GetHotelSearchHistories', {
    summary: 'The same for hotels; removed by the flight call',
    who: 'user',
    answer: z.array(HotelHistory),
  }),
  visaHistories: call('POST /api/VisaUserInterations/GetVisaSearchHistories', {
    summary: 'The same for visas',
    who: 'user',
    answer: z.array(VisaHistory),
  }),
  removeVisaHistory: call('POST /api/VisaUserInterations/DeActive', {
    summary: 'Takes one of the visa searches off the list',
    who: 'user',
    body: one,
  }),
  landingContent: call('POST /api/front-api/LandingPages/GetLandingPageContent', {
    summary: 'What is said of flying to a city: facts, airports, airlines, questions with their answers',
    who: 'guest',
    body: landing,
    answer: LandingContent,
  }),
  landingFlights: call('POST /api/front-api/LandingPages/GetLandingPageFlights', {
    summary: 'The lowest prices to a city by origin, day and month',
    who: 'guest',
    body: landing,
    answer: LandingFlights,
  }),
  trending: call('GET /api/front-api/Trending/GetTrendingList', {
    summary: 'Where travellers look for flights to, with the lowest price from Tehran',
    who: 'guest',
    answer: Trending,
  }),
}
