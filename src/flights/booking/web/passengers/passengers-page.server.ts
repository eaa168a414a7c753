import { type LoaderFunctionArgs, redirect } from 'react-router'
import { storedChoice } from '#flights/booking/passengers-path.ts'
import { searchAgainPath, tripOf } from '#flights/booking/web/confirm/confirm-trip.server.ts'
import { editing } from '#flights/booking/web/passengers/editing.server.ts'
import { travellersAgain } from '#flights/booking/web/passengers/passengers-again.server.ts'
import { refusalIn } from '#flights/booking/web/refused.server.ts'
import { JourneyChosen } from '#flights/requests.ts'
import type { FlightDetail } from '#flights/responses.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { type Search, searchOf } from '#flights/search/search-params.ts'
import { bagNeeded } from '#flights/search/with-bag.ts'
import { ownerIn } from '#passengers/web/chosen-beforehand.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** nothing is corrected, nothing is held yet */
const unmade = { edited: undefined, hold: undefined } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { flights, passengers, accounts, orders } = agencyOf(context, 'flights')
  const params = new URL(request.url).searchParams
  const order = params.get('order')
  if (order !== null) return editing({ flights, orders, passengers }, order, visitor.userId)
  const { search } = searchOf(params)
  const chosen = JourneyChosen.safeParse(Object.fromEntries(params))
  if (!chosen.success) throw redirect(backTo(search))
  try {
    const [detail, seatMaps] = await Promise.all([flights.detail(chosen.data), flights.seatMaps(chosen.data)])
    const again = params.get('again') ?? ''
    const [account, saved, known, stored] = await Promise.all([
      accounts.dataOf(visitor.userId),
      passengers.savedOf(visitor.userId),
      travellersAgain({ orders }, again, visitor.userId),
      passengers.drafts.of(visitor.userId, draftForm(detail.party)),
    ])
    const { flightProposal, itemisedPrices, party, validUntil, travel, bags } = detail
    return {
      chosen: chosen.data,
      ...unmade,
      gone: undefined,
      trip: tripOf(flightProposal),
      legs: travel.legs.map(({ isReturning }, place) => ({
        isReturning,
        isCharter: detail.legRules[place]?.isCharter ?? flightProposal.isCharter,
      })),
      travel,
      bags,
      seatMaps,
      protection: detail.protection,
      firstBags: firstBags(detail, Number(params.get('bag') ?? 0)),
      prices: itemisedPrices,
      total: flightProposal.totalPrice,
      party,
      validUntil,
      saved,
      again: known.length > 0 ? again : undefined,
      known,
      owner: ownerIn(account),
      shared: known.length > 0 ? undefined : { form: draftForm(detail.party), stored },
      phone: account.phoneNumber,
      searchAgain:
        search === undefined
          ? searchAgainPath(flightProposal.flightGroups, party)
          : resultsPath(search, storedChoice(chosen.data)),
    }
  } catch (error) {
    const { says } = refusalIn(error)
    return {
      chosen: chosen.data,
      ...unmade,
      gone: says,
      searchAgain: backTo(search),
    }
  }
}

function draftForm({ adults, children, infants }: FlightDetail['party']): string {
  return `flight ${adults}-${children}-${infants}`
}

/** Bags included in the price on the results are preselected, as far as they are sold. */
function firstBags({ flightProposal: { flightGroups }, bags }: FlightDetail, kg: number): readonly string[] {
  const sold = { flightGroups, bags: bags.map((leg) => leg.bags) }
  return bags.map((_, leg) => {
    const bag = bagNeeded(sold, leg, kg)
    return bag === undefined || bag === 'none' ? '' : bag.id
  })
}

function backTo(search: Search | undefined): string {
  return search === undefined ? '/' : resultsPath(search)
}
