import { type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { choiceIn, pairPath, requestIn } from '#flight-and-hotel/address.ts'
import { leadersOf } from '#flight-and-hotel/party-of-rooms.ts'
import { searchOf } from '#flight-and-hotel/search-faults.ts'
import { pairView } from '#flight-and-hotel/web/pair-view.ts'
import { ownerIn } from '#passengers/web/chosen-beforehand.ts'
import { addressContext, agencyOf, visitorContext } from '#web/page-context.server.ts'

const gone = 'یکی از دو بخش دیگر همان نیست که انتخاب کردید'

/** What was chosen, to the rial; where one of them is another now, the page says so and leads back. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { 'flight-and-hotel': pairs, accounts, passengers, clock } = agencyOf(context, 'flight-and-hotel')
  const params = new URL(request.url).searchParams
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const { search } = searchOf(requestIn(params), today)
  if (search === undefined) throw redirect('/flight-and-hotel')
  const choice = choiceIn(params)
  const searchAgain = pairPath(search, choice)
  const { flight, stay } = await pairs.offer(search, choice, { address: context.get(addressContext) })
  if ('none' in flight || 'none' in stay || flight.isAnother || stay.isAnother) return { gone, searchAgain }
  const { party, travel, flightProposal } = flight.detail
  const view = pairView(search, { flight, stay })
  if (view.both === undefined || 'none' in view.flight || 'none' in view.stay) return { gone, searchAgain }
  const form = `pair ${party.adults}-${party.children}-${party.infants}`
  const [account, saved, stored] = await Promise.all([
    accounts.dataOf(visitor.userId),
    passengers.savedOf(visitor.userId),
    passengers.drafts.of(visitor.userId, form),
  ])
  const { hotel, checkIn, checkOut, rooms } = stay.detail
  const chosenFlight = { chosen: flight.chosen, total: flightProposal.totalPrice }
  return {
    gone: undefined,
    searchAgain,
    flight: chosenFlight,
    trip: view.flight.trip,
    legs: view.flight.legs,
    travel,
    party,
    stay: {
      hotelId: hotel.id,
      checkIn,
      checkOut,
      rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges })),
      rateIds: stay.rates.map(({ rateId }) => rateId),
      leaders: leadersOf(rooms),
      total: view.stay.total,
    },
    hotelName: hotel.name,
    nights: view.stay.nights,
    bought: view.stay.rooms,
    back: view.both.backNow,
    saved,
    owner: ownerIn(account),
    shared: { form, stored },
    phone: account.phoneNumber,
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>
export type PairBought = Extract<Loaded, { gone: undefined }>
