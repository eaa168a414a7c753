import { createHash, timingSafeEqual } from 'node:crypto'
import { clocks } from '#calendar/clocks.ts'
import type { AvailableRequest } from '#resellers/calls.ts'
import type { Click, Clicks } from '#resellers/server/clicks.ts'
import { refuse } from '#resellers/server/refusals.ts'
import type { ResellerSettings } from '#resellers/server/reseller-settings.ts'

/** The marketplaces of the settings, and the links that were given to them. */
export interface Known {
  nameOf(code: string): string
  /** Throws RESELLER_UNKNOWN. */
  mustKnow(code: string, key: string): void
  /** undefined unless signed by us for a marketplace we know */
  clickIn(number: string): Click | undefined
  requestIn(number: string, now: Temporal.Instant): AvailableRequest | undefined
}

export function knownIn(resellers: ReadonlyMap<string, ResellerSettings>, clicks: Clicks): Known {
  const nameOf = (code: string) => resellers.get(code)?.name ?? code
  function clickIn(number: string): Click | undefined {
    const click = clicks.read(number)
    return click && resellers.has(click.reseller) ? click : undefined
  }
  return {
    nameOf,
    mustKnow(code, key) {
      const reseller = resellers.get(code)
      if (reseller === undefined || !isKeyOf(reseller, key)) throw refuse('RESELLER_UNKNOWN')
    },
    clickIn,
    requestIn(number, now) {
      const click = clickIn(number)
      return click && requestBehind(click, { resellerName: nameOf(click.reseller), now })
    },
  }
}

function requestBehind(
  click: Click,
  { resellerName, now }: { readonly resellerName: string; readonly now: Temporal.Instant },
): AvailableRequest {
  const toldAt = Temporal.Instant.fromEpochMilliseconds(click.toldAt)
  return {
    reseller: click.reseller,
    resellerName,
    availableRequest: click.asked,
    proposalId: click.proposalId,
    totalPrice: click.total,
    toldAt: toldAt.toString(),
    isOutdated: Temporal.Instant.compare(now, toldAt.add({ seconds: clocks.resellerClick })) >= 0,
  }
}

/** Compares hashes: constant time. */
function isKeyOf({ key }: ResellerSettings, given: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(key), hash(given))
}
