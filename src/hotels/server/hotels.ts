import { contractsOf } from '#hotels/contracts.ts'
import { arrivingOn } from '#hotels/server/arrivals.ts'
import { available } from '#hotels/server/available.ts'
import { citiesFor } from '#hotels/server/cities.ts'
import { cityMapOf } from '#hotels/server/city-map.ts'
import { detailOf } from '#hotels/server/detail.ts'
import type { Hotels } from '#hotels/server/door.ts'
import { edit } from '#hotels/server/edit.ts'
import { openExtranet } from '#hotels/server/extranet/extranet.ts'
import { favouritesOf, keepFavourites, turnFavourite } from '#hotels/server/favourites.ts'
import { hotelNamed } from '#hotels/server/hotel-named.ts'
import type { HotelSettings } from '#hotels/server/hotel-settings.ts'
import { todayIn } from '#hotels/server/hotel-time.ts'
import { tilePart } from '#hotels/server/map-tiles.ts'
import { ownMessages, writeToHotel } from '#hotels/server/messages/own-messages.ts'
import { forgetMessages } from '#hotels/server/messages/stored-messages.ts'
import { nightPrices } from '#hotels/server/night-prices.ts'
import { ordered } from '#hotels/server/ordered.ts'
import { openPictures } from '#hotels/server/pictures/pictures.ts'
import { stayProbes } from '#hotels/server/probes.ts'
import { hotelProduct } from '#hotels/server/product.ts'
import { reserve } from '#hotels/server/reserve.ts'
import { reviewsOf } from '#hotels/server/reviews/hotel-reviews.ts'
import { answerReview, decideReview } from '#hotels/server/reviews/moderating.ts'
import { requestReviews } from '#hotels/server/reviews/requesting.ts'
import { reviewsHeld, reviewsPublished } from '#hotels/server/reviews/stored-reviews.ts'
import { ownReview, writeReview } from '#hotels/server/reviews/writing.ts'
import type { Room, RoomLinks } from '#hotels/server/room.ts'
import { staysSoldBy } from '#hotels/server/sold-by.ts'
import { storedResponses } from '#hotels/server/stored-responses.ts'
import { submit } from '#hotels/server/submit.ts'
import { openHotelDesk } from '#hotels/server/suppliers/desk.ts'
import { openHotelSuppliers } from '#hotels/server/suppliers/open-suppliers.ts'
import { cancelNow, forgetQuoted, settleHotels } from '#hotels/server/suppliers/settling.ts'
import { trending } from '#hotels/server/trending.ts'
import { sharedVoucher, voucher } from '#hotels/server/voucher.ts'
import { forgetWishes } from '#hotels/server/wishes.ts'
import type { House } from '#server/house.ts'
import { scattered } from '#server/scattered.ts'

export type { Hotels } from '#hotels/server/door.ts'

const citiesKept = 200

export function openHotels(house: House<HotelSettings>, neighbours: RoomLinks): Hotels {
  const { database, clock, log, settings, jobs } = house
  const room: Room = {
    database,
    clock,
    log,
    seed: settings.seed,
    contracts: contractsOf(settings.mode),
    numberOf: scattered(settings, 'hotel vouchers'),
    trending: storedResponses(citiesKept),
    suppliers: openSuppliers(house, neighbours),
    cancelling: jobs.queue('hotels.cancel-there', ({ orderId }) => cancelNow(room, orderId)),
    ...neighbours,
  }
  const pictures = openPictures(house, (name) => room.suppliers.of(name))
  const work = {
    settleSuppliers: () => settleHotels(room),
    requestReviews: () => requestReviews(room),
  }
  repeat(house, { room, pictures, work })
  return {
    work,
    probes: stayProbes(room),
    cities: (asked) => citiesFor(room, asked),
    trending: (wish) => trending(room, wish),
    available: (asked, userId) => available(room, asked, userId),
    searchedBefore: room.searchedBefore,
    detail: (asked, chosen) => detailOf(room, asked, chosen),
    cityMap: (cityCode) => cityMapOf(cityCode, settings.hotelMapTiles !== undefined),
    tilePart: (range) => tilePart(settings.hotelMapTiles, range),
    nights: (asked) => nightPrices(room, asked),
    hotel: (hotelId) => hotelNamed(room, hotelId),
    submit: (asked, buyer) => submit(room, asked, buyer),
    edit: (asked, userId) => edit(room, asked, userId),
    reserve: (asked, userId) => reserve(room, asked, userId),
    ordered: (orderId, userId) => ordered(room, orderId, userId),
    voucher: (orderId, userId) => voucher(room, orderId, userId),
    sharedVoucher: (link) => sharedVoucher(room, link),
    reviews: (hotelId, wanted) => reviewsOf(room, hotelId, wanted),
    ownReview: (orderId, userId) => ownReview(room, orderId, userId),
    writeReview: (asked, userId) => writeReview(room, asked, userId),
    ownMessages: (orderId, userId) => ownMessages(room, orderId, userId),
    writeToHotel: (asked, userId) => writeToHotel(room, asked, userId),
    picture: pictures.file,
    favourites: favouritesIn(room),
    moderation: {
      held: () => reviewsHeld(database),
      published: () => reviewsPublished(database),
      decide: (decision, within) => decideReview(room, decision, within),
      answer: (id, answer, within) => answerReview(room, { id, answer }, within),
    },
    arrivingOn: (day) => arrivingOn(room, day),
    extranet: openExtranet(room),
    soldBy: (orderIds, trx = database) => staysSoldBy(trx, orderIds),
    product: hotelProduct(room),
  }
}

interface Repeated {
  readonly room: Room
  readonly pictures: ReturnType<typeof openPictures>
  readonly work: Hotels['work']
}

function repeat({ database, clock, jobs }: House<HotelSettings>, { room, pictures, work }: Repeated): void {
  jobs.every('hotels.settle-suppliers', '* * * * *', async () => void (await work.settleSuppliers()))
  jobs.every('hotels.forget-rates', '17 1 * * *', () => forgetQuoted(room))
  jobs.every('hotels.fit-pictures', '47 1 * * *', async () => void (await pictures.fit()))
  jobs.every('hotels.request-reviews', '37 * * * *', async () => void (await work.requestReviews()))
  jobs.every('hotels.forget-wishes', '27 1 * * *', async () => {
    const today = todayIn('THR', clock.now())
    await forgetWishes(database, today)
    await forgetMessages(database, today)
  })
}

function favouritesIn(room: Room): Hotels['favourites'] {
  return {
    of: (userId) => favouritesOf(room.database, userId),
    keep: (userId, hotelIds) => keepFavourites(room, userId, hotelIds),
    turn: (turned) => turnFavourite(room, turned),
  }
}

function openSuppliers({ settings, clock }: House<HotelSettings>, { rates, supplierWatch }: RoomLinks) {
  const suppliers = openHotelSuppliers(settings.hotelSuppliers, rates.onSale)
  return openHotelDesk(suppliers, () => clock.now(), supplierWatch)
}
