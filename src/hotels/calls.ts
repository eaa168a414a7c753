import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { CityMapView } from '#hotels/city-map.ts'
import {
  AvailableHotels,
  CitiesRequest,
  CityCode,
  FavouriteToTurn,
  HotelDetailRequest,
  HotelOrderToEdit,
  HotelOrderToReserve,
  HotelOrderToSubmit,
  MessageToWrite,
  NightsRequest,
  PictureRequest,
  ReviewToWrite,
  TrendingRequest,
  VoucherLink,
} from '#hotels/requests.ts'
import {
  GuestMessageView,
  HotelCity,
  HotelDetail,
  HotelOrdered,
  HotelResults,
  NightPrice,
  StoredReviewState,
  TrendingHotel,
} from '#hotels/responses.ts'

const OrderPath = z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') })

export const hotelCalls = {
  cities: call('POST /api/hotel-configuration/Cities/GetAllCities', {
    summary: 'Cities with hotels: all, the one of a code, or those that answer to what was typed',
    who: 'guest',
    body: CitiesRequest,
    answer: z.array(HotelCity),
  }),
  trending: call('POST /api/front-api/HotelTrending/GetHotelsAvailableByDestination', {
    summary: 'Hotels of a city with their lowest night of the next fourteen; kept as long as it is asked for',
    who: 'guest',
    body: TrendingRequest,
    answer: z.array(TrendingHotel),
  }),
  available: call('POST /api/hotel-catalog/HotelCatalog/Available', {
    summary: 'Hotels of a city for a stay and its rooms, with the price of all of it',
    who: 'guest',
    body: AvailableHotels,
    answer: HotelResults,
  }),
  detail: call('POST /api/hotel-catalog/HotelCatalog/HotelDetail', {
    summary: 'One hotel with the rates that fit each room, and what each gives back until when',
    who: 'guest',
    body: HotelDetailRequest,
    answer: HotelDetail,
  }),
  nights: call('POST /api/hotel-catalog/HotelCatalog/Nights', {
    summary: 'What each night costs for these rooms, at one hotel or the cheapest of a city',
    who: 'guest',
    body: NightsRequest,
    answer: z.array(NightPrice),
  }),
  picture: call('GET /api/hotel-catalog/Pictures/{id}/{file}', {
    summary: 'A supplier’s picture of a hotel in a size of ours, as AVIF or WebP',
    who: 'guest',
    out: 'file',
    params: PictureRequest,
  }),
  turnFavourite: call('POST /api/hotel-catalog/Favourites/TurnFavourite', {
    summary: 'Puts a heart at a hotel or takes it away: an account’s, or in a cookie of a guest’s browser',
    who: 'guest',
    body: FavouriteToTurn,
    answer: z.object({ isOn: z.boolean() }),
  }),
  cityMap: call('GET /api/hotel-catalog/HotelMap/Cities/{cityCode}', {
    summary: 'What a map of a city is drawn of: coasts, streets, landmarks, and where the house’s tiles are',
    who: 'guest',
    params: z.object({ cityCode: CityCode }),
    answer: CityMapView,
  }),
  mapTiles: call('GET /api/hotel-catalog/HotelMap/Tiles', {
    summary: 'Some bytes of the archive of map tiles (PMTiles), by a range request',
    who: 'guest',
    out: 'file',
  }),
  submit: call('POST /api/hotel-reservation/Submit/SubmitHotelOrder', {
    summary: 'Holds rooms for a stay, a leader each',
    who: 'user',
    once: true,
    body: HotelOrderToSubmit,
    answer: HotelOrdered,
  }),
  edit: call('POST /api/hotel-reservation/Submit/EditHotelOrder', {
    summary: 'Other leaders or another contact on an unpaid order, which stays the same in all else',
    who: 'user',
    once: true,
    body: HotelOrderToEdit,
    answer: HotelOrdered,
  }),
  reserve: call('POST /api/hotel-reservation/Reserve/ReserveHotelOrder', {
    summary: 'Agrees to guests and price; asks the price once more',
    who: 'user',
    once: true,
    body: HotelOrderToReserve,
    answer: HotelOrdered,
  }),
  verify: call('GET /api/hotel-reservation/Submit/VerifyHotelOrder/{id}', {
    summary: 'A hotel order as its owner sees it, room by room',
    who: 'user',
    params: OrderPath,
    answer: HotelOrdered,
  }),
  writeReview: call('POST /api/hotel-reservation/Reviews/WriteReview', {
    summary: 'What a guest says of a stay that is over, once; words wait for the desk',
    who: 'user',
    body: ReviewToWrite,
    answer: StoredReviewState,
  }),
  writeToHotel: call('POST /api/hotel-reservation/Messages/WriteToHotel', {
    summary: "What a guest writes to the hotel's own people, once per id; all that was written is answered",
    who: 'user',
    body: MessageToWrite,
    answer: z.array(GuestMessageView),
  }),
  voucherPdf: call('GET /api/flight-reservation/Vouchers/HotelVoucherPdf/{orderId}', {
    summary: 'The voucher of a booked stay as a PDF, in Persian and English on one sheet',
    who: 'user',
    out: 'file',
    params: z.object({ orderId: z.uuid('شمارهٔ سفارش درست نیست.') }),
  }),
  sharedVoucherPdf: call('GET /api/flight-reservation/Vouchers/SharedHotelVoucherPdf/{link}', {
    summary: 'The voucher as a PDF, to whoever holds a link that is still open',
    who: 'guest',
    out: 'file',
    params: VoucherLink,
  }),
}
