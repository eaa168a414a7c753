import { createHash, timingSafeEqual } from 'node:crypto'
import { clocks } from '#calendar/clocks.ts'
import type { AvailableBody } from '#flights/requests.ts'
import { searchIn } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { AvailableRequest, Offers } from '#resellers/calls.ts'
import { openClicks } from '#resellers/server/clicks.ts'
import { refuse } from '#resellers/server/refusals.ts'
import type { MarketplaceSettings, ResellerSettings } from '#resellers/server/reseller-settings.ts'
import type { House } from '#server/house.ts'

export interface Resellers {
  /** Offers with links. Throws RESELLER_UNKNOWN and as a search does. */
  feed(code: string, key: string, asked: AvailableBody): Promise<Offers>
  /** The offer behind a link; undefined unless signed by us. */
  toldBy(clickId: string): AvailableRequest | undefined
  availableRequest(clickId: string): AvailableRequest
}

export function openResellers(
  { settings, clock }: Pick<House<MarketplaceSettings>, 'settings' | 'clock'>,
  flights: Pick<Flights, 'search'>,
): Resellers {
  const clicks = openClicks(settings.secrets.token)
  const known = new Map(settings.resellers.map((reseller) => [reseller.code, reseller]))

  function toldBy(clickId: string): AvailableRequest | undefined {
    const click = clicks.read(clickId)
    const reseller = click && known.get(click.reseller)
    if (click === undefined || reseller === undefined) return undefined
    const toldAt = Temporal.Instant.fromEpochMilliseconds(click.toldAt)
    return {
      reseller: reseller.code,
      resellerName: reseller.name,
      availableRequest: click.asked,
      proposalId: click.proposalId,
      totalPrice: click.total,
      toldAt: toldAt.toString(),
      isOutdated: Temporal.Instant.compare(clock.now(), toldAt.add({ seconds: clocks.resellerClick })) >= 0,
    }
  }
  return {
    async feed(code, key, asked) {
      const reseller = known.get(code)
      if (reseller === undefined || !isKeyOf(reseller, key)) throw refuse('RESELLER_UNKNOWN')
      const { proposals, searchedAt, validUntil } = await flights.search(asked)
      const toldAt = Temporal.Instant.from(searchedAt).epochMilliseconds
      const page = `${settings.publicUrl}${resultsPath(searchIn(asked))}`
      const offers = proposals.map((proposal) => {
        const { proposalId, totalPrice: total } = proposal
        const number = clicks.numberOf({ reseller: code, proposalId, total, toldAt, asked })
        return { ...proposal, link: `${page}&utm_source=${code}&safarmarketId=${number}` }
      })
      return { validUntil, offers }
    },
    toldBy,
    availableRequest(clickId) {
      const told = toldBy(clickId)
      if (told === undefined) throw refuse('CLICK_UNKNOWN')
      return told
    },
  }
}

function isKeyOf({ key }: ResellerSettings, given: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(key), hash(given))
}
