import type { AvailableBody } from '#flights/requests.ts'
import { searchIn } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Offers } from '#resellers/calls.ts'
import type { Clicks } from '#resellers/server/clicks.ts'
import { throughChannel } from '#server/channel-here.ts'

interface Feeding {
  readonly flights: Pick<Flights, 'search'>
  readonly clicks: Clicks
  /** the address travellers type */
  readonly publicUrl: string
}

/** What a traveller who searches gets, each with a link of its own. Throws as a search does. */
export async function offersFor(
  reseller: string,
  asked: AvailableBody,
  { flights, clicks, publicUrl }: Feeding,
): Promise<Offers> {
  const { proposals, searchedAt, validUntil } = await throughChannel(
    async () => 'marketplace',
    () => flights.search(asked),
  )
  const toldAt = Temporal.Instant.from(searchedAt).epochMilliseconds
  const page = `${publicUrl}${resultsPath(searchIn(asked))}`
  const offers = proposals.map((proposal) => {
    const { proposalId, totalPrice: total } = proposal
    const number = clicks.numberOf({ reseller, proposalId, total, toldAt, asked })
    return { ...proposal, link: `${page}&utm_source=${reseller}&safarmarketId=${number}` }
  })
  return { validUntil, offers }
}
