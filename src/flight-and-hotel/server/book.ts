import type { PairToBook } from '#flight-and-hotel/requests.ts'
import type { Neighbours } from '#flight-and-hotel/server/neighbours.ts'
import { refuse } from '#flight-and-hotel/server/refusals.ts'
import { chosenIn } from '#hotels/chosen-rates.ts'
import type { HotelOrderToSubmit } from '#hotels/requests.ts'
import type { Trip } from '#orders/trip.ts'
import { Faults, Refusal } from '#server/refusal.ts'

export interface Buyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
}

/** See `FlightAndHotel.book`. */
export async function book(neighbours: Neighbours, asked: PairToBook, buyer: Buyer): Promise<Trip> {
  const rooms = roomsOf(asked)
  await roomsMustStand(neighbours, asked)
  const held: string[] = []
  try {
    held.push(await holdFlight(neighbours, asked, buyer))
    held.push(await holdStay(neighbours, { ...asked, rooms }, { buyer, beside: held[0] }))
    // what became dearer at the last moment waits for a yes on the trip's page
    for (const orderId of held) await neighbours.orders.approve(orderId, buyer.userId)
    return await neighbours.orders.trips.make({
      userId: buyer.userId,
      orderIds: held,
      isWhole: true,
      once: `${buyer.once} trip`,
    })
  } catch (error) {
    // what is no refusal goes on when the call is made again, and the hold ends by itself
    if (!(error instanceof Refusal || error instanceof Faults)) throw error
    for (const orderId of held) await neighbours.orders.cancel(orderId, buyer.userId)
    throw byPassenger(error, asked)
  }
}

function roomsOf({ stay: { rooms, rateIds, leaders }, passengers }: PairToBook): HotelOrderToSubmit['rooms'] {
  if (new Set(leaders).size < leaders.length)
    throw new Faults([{ property: 'leaders', says: 'برای هر اتاق سرپرست دیگری انتخاب کنید.' }])
  return rooms.map(({ adults, childAges }, room) => {
    const leader = passengers[leaders[room] ?? -1]
    const rateId = rateIds[room]
    if (leader === undefined)
      throw new Faults([{ property: 'leaders', says: 'سرپرست هر اتاق را از مسافران همین سفر انتخاب کنید.' }])
    if (rateId === undefined) throw refuse('ROOM_GONE')
    return { adults, childAges, rateId, leader }
  })
}

/** Before any seat is taken: most of what is gone is found here, and nothing has to be given back. */
async function roomsMustStand({ hotels }: Neighbours, { stay }: PairToBook): Promise<void> {
  const { hotelId, checkIn, checkOut, rooms: guests, rateIds } = stay
  const { rooms } = await hotels.detail({ hotelId, checkIn, checkOut, rooms: guests }, rateIds)
  const chosen = chosenIn(rateIds.join(','), rooms)
  const totals = rooms.map(({ rates }, room) => rates.find(({ rateId }) => rateId === chosen[room])?.total)
  if (totals.includes(undefined)) throw refuse('ROOM_GONE')
  if (totals.reduce<number>((sum, total = 0) => sum + total, 0) !== stay.total)
    throw refuse('STAY_PRICE_CHANGED')
}

async function holdFlight({ flights, orders }: Neighbours, asked: PairToBook, buyer: Buyer): Promise<string> {
  const { flight, passengers, contact, productChannel, captcha } = asked
  const { total, ...chosen } = flight
  const { orderId, totalPrice } = await flights.submit(
    { ...chosen, passengers, contact, productChannel, captcha },
    { ...buyer, once: `${buyer.once} flight` },
  )
  if (totalPrice === total) return orderId
  await orders.cancel(orderId, buyer.userId)
  throw refuse('FLIGHT_PRICE_CHANGED')
}

async function holdStay(
  { hotels }: Neighbours,
  { stay, rooms, contact, productChannel }: PairToBook & Pick<HotelOrderToSubmit, 'rooms'>,
  { buyer, beside }: { readonly buyer: Buyer; readonly beside: string | undefined },
): Promise<string> {
  const { hotelId, checkIn, checkOut, total: totalPrice } = stay
  const { orderId } = await hotels.submit(
    { hotelId, checkIn, checkOut, rooms, contact, productChannel, totalPrice },
    { ...buyer, once: `${buyer.once} stay`, beside },
  )
  return orderId
}

/** What is wrong with the leader of a room stands at the passenger who is to lead it. */
function byPassenger(error: Refusal | Faults, { stay: { leaders } }: PairToBook): Refusal | Faults {
  if (error instanceof Refusal) return error
  return new Faults(
    error.fields.map(({ property, ...fault }) => ({
      ...fault,
      property: property.replace(
        /^rooms\.(\d+)\.leader\./,
        (_, room: string) => `passengers.${leaders[Number(room)]}.`,
      ),
    })),
  )
}
