import type { House } from '#server/house.ts'
import { scattered } from '#server/scattered.ts'
import { packagesSold } from '#tours/packages.ts'
import { callOff, callOffUnreached, giveBackWhole } from '#tours/server/call-off.ts'
import { departureOf, departuresOpen, pricesOf } from '#tours/server/departures.ts'
import type { Tours } from '#tours/server/door.ts'
import { edit } from '#tours/server/edit.ts'
import { fillGroups } from '#tours/server/fill.ts'
import { flightsFull, haveSeats } from '#tours/server/held-flights.ts'
import { ordered } from '#tours/server/ordered.ts'
import { tourProduct } from '#tours/server/product.ts'
import { isPublished, publish } from '#tours/server/publish.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room, RoomLinks } from '#tours/server/room.ts'
import { noteSeen, ruledBeds, rulesNow } from '#tours/server/ruled-beds.ts'
import { submit } from '#tours/server/submit.ts'
import { tile } from '#tours/server/tile.ts'
import { detailed, listed } from '#tours/server/views.ts'
import { sharedVoucher, voucher } from '#tours/server/voucher.ts'

export type { Tours } from '#tours/server/door.ts'
export type { CalledOffNews } from '#tours/server/room.ts'

export function openTours(house: House, neighbours: RoomLinks): Tours {
  const { database, clock, log, jobs, settings } = house
  const room: Room = {
    ...neighbours,
    database,
    clock,
    log,
    seed: settings.seed,
    packages: packagesSold(settings.mode),
    numberOf: scattered(settings, 'tour vouchers'),
    givingBack: jobs.queue('tours.give-back', ({ orderId }) => giveBackWhole(room, orderId)),
  }
  const ready = publishing(room)
  const work: Tours['work'] = {
    publish: () => publishAll(room),
    callOffUnreached: () => callOffUnreached(room),
    giveBackWhole: (orderId) => giveBackWhole(room, orderId),
  }
  jobs.every('tours.publish', '13 0 * * *', work.publish)
  jobs.every('tours.call-off', '* * * * *', work.callOffUnreached)
  const list: Tours['list'] = async () => {
    await ready()
    const open = await departuresOpen(database, clock.now())
    const [full, rules] = [await flightsFull(room, open), await rulesNow(room)]
    return open.map((departure) => listed(departure, { isFlightFull: full.has(departure.id), rules }))
  }
  return {
    list,
    async detail(departureId) {
      await ready()
      const departure = await departureOf(database, departureId)
      if (departure === undefined) throw refuse('TOUR_NOT_FOUND')
      const now = clock.now()
      const isAhead = Temporal.Instant.compare(departure.closesAt, now) > 0
      const hasSeats = !isAhead || (await haveSeats(room, departure))
      const prices = await pricesOf(database, departureId)
      noteSeen(room, departure, prices)
      return detailed(departure, ruledBeds(prices, departure, await rulesNow(room)), { now, hasSeats })
    },
    submit: (asked, buyer) => submit(room, asked, buyer),
    edit: (asked, userId) => edit(room, asked, userId),
    ordered: (orderId, userId) => ordered(room, orderId, userId),
    voucher: (orderId, userId) => voucher(room, orderId, userId),
    sharedVoucher: (link) => sharedVoucher(room, link),
    callOff: (departureId, reason) => callOff(room, departureId, { reason }),
    product: { ...tourProduct(room), tile: async () => tile(await list()) },
    work,
  }
}

async function publishAll(room: Room): Promise<void> {
  await publish(room)
  await fillGroups(room)
}

/** A fresh database gets its departures when they are first asked for. */
function publishing(room: Room): () => Promise<void> {
  let running: Promise<void> | undefined
  const once = async () => {
    if (!(await isPublished(room))) await publishAll(room)
  }
  return () =>
    (running ??= once().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}
