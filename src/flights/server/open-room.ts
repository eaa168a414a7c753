import { LRUCache } from 'lru-cache'
import { openHolds } from '#flights/booking/server/holds.ts'
import { openContracts } from '#flights/contracts/server/contracts.ts'
import { openDelayDesk } from '#flights/facts/server/delay-desk.ts'
import { openDelaySource } from '#flights/facts/server/open-delay-source.ts'
import { giveBagsBack } from '#flights/later-bags/server/going-back.ts'
import { rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import { openSearchesSeen } from '#flights/pricing/server/searches-seen.ts'
import { dropForgotten } from '#flights/search/server/drop-forgotten.ts'
import { openFeed } from '#flights/search/server/feed/feed.ts'
import { openStoredTexts } from '#flights/search/server/found/stored-texts.ts'
import { openRequestTokens } from '#flights/search/server/request-token.ts'
import { free } from '#flights/search/server/search-budget.ts'
import type { FlightSettings } from '#flights/server/flight-settings.ts'
import type { Room, RoomLinks } from '#flights/server/room.ts'
import { openSupplierDesk } from '#flights/supplier/server/desk.ts'
import { openSuppliers } from '#flights/supplier/server/open-suppliers.ts'
import { ticketSerials } from '#flights/tickets/server/ticket-serials.ts'
import type { House } from '#server/house.ts'
import { openTurns } from '#server/work-queue.ts'

const daysInTurn = { atOnce: 2, waiting: 60, patienceMs: 15_000 } as const
/** some tens of megabytes */
const faresRemembered = 40_000
const legsRemembered = 20_000

/** `max` would lay out all places beforehand. */
const growingTo = (maxSize: number) => ({ maxSize, sizeCalculation: () => 1 })

export function openRoom(house: House<FlightSettings>, neighbours: RoomLinks): Room {
  const { suppliers, supplierWatch, ...others } = neighbours
  const now = () => house.clock.now()
  const contracts = openContracts(house)
  const rules = () => rulesOn(neighbours, house.clock.now())
  const feed = openFeed({ ...house, timetable: contracts.timetable, rules })
  const room: Room = {
    database: house.database,
    clock: house.clock,
    log: house.log,
    seed: house.settings.seed,
    get timetable() {
      return contracts.timetable()
    },
    contracts,
    ticketSerialOf: ticketSerials(house.settings),
    feed,
    inTurn: openTurns(daysInTurn),
    spend: free,
    texts: openStoredTexts(feed, house.clock),
    fares: new LRUCache(growingTo(legsRemembered)),
    legs: new LRUCache(growingTo(legsRemembered)),
    asked: new LRUCache({ max: 2000 }),
    tokens: openRequestTokens(house.settings.secrets.token),
    days: new LRUCache({
      maxSize: faresRemembered,
      sizeCalculation: ({ day }) => 1 + day.departures.flat().length,
    }),
    prices: new LRUCache(growingTo(50_000)),
    holds: openHolds(house.database, () => house.clock.now()),
    sites: house.settings.sites,
    passes: house.settings.passes,
    searchesSeen: openSearchesSeen(house),
    suppliers: openSupplierDesk(
      suppliers ?? openSuppliers(house.settings.suppliers, { now, rates: neighbours.rates.onSale }),
      now,
      supplierWatch,
    ),
    delays: openDelayDesk(house, openDelaySource(house.settings.facts)),
    bagsGoingBack: house.jobs.queue<{ ticketOrder: string }>('flights.bags-going-back', ({ ticketOrder }) =>
      giveBagsBack(room, ticketOrder),
    ),
    ...others,
  }
  dropForgotten(room)
  contracts.onChange(() => {
    room.asked.clear()
    room.days.clear()
    room.prices.clear()
    feed.renew()
  })
  return room
}
