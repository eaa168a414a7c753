import { clocks } from '#calendar/clocks.ts'
import type { Step } from '#resellers/calls.ts'
import type { Click } from '#resellers/server/clicks.ts'
import { clickOf, type StoredClick, storeClick, storeOrder, storeStep } from '#resellers/server/ledger.ts'
import { clickIdIn } from '#resellers/server/source-cookie.ts'
import type { House } from '#server/house.ts'

/** Which marketplace somebody came from, and what they bought. */
export interface Sources {
  /** Somebody opened a link of ours; returns the id for their cookie. */
  came(number: string, click: Click): Promise<string>
  /** The click a browser came by, while orders still count as its sales. */
  clickHere(cookies: string | undefined): Promise<StoredClick | undefined>
  /** A step that an app tells of; an order only while the click counts. */
  step(reached: Reached): Promise<void>
  /** An order was made in this browser. Idempotent. */
  ordered(cookies: string | undefined, orderId: string): Promise<void>
}

interface Reached {
  readonly number: string
  readonly click: Click
  readonly step: Step
  readonly orderId: string | undefined
}

export function openSources({ database, clock }: Pick<House, 'database' | 'clock'>): Sources {
  async function clickHere(cookies: string | undefined): Promise<StoredClick | undefined> {
    const id = clickIdIn(cookies)
    const click = id && (await clickOf(database, id))
    if (!click) return undefined
    return counts(click, clock.now()) ? click : undefined
  }
  return {
    async came(number, click) {
      const at = clock.now()
      const { id } = await storeClick(database, { number, click, at })
      await storeStep(database, { clickId: id, step: 'results', at })
      return id
    },
    clickHere,
    async step({ number, click, step, orderId }) {
      const at = clock.now()
      const stored = await storeClick(database, { number, click, at })
      await storeStep(database, { clickId: stored.id, step, at })
      if (orderId !== undefined && counts(stored, at)) await storeOrder(database, stored.id, orderId)
    },
    async ordered(cookies, orderId) {
      const click = await clickHere(cookies)
      if (click === undefined) return
      await storeOrder(database, click.id, orderId)
      await storeStep(database, { clickId: click.id, step: 'confirm', at: clock.now() })
    },
  }
}

function counts({ cameAt }: StoredClick, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, cameAt.add({ seconds: clocks.resellerSource })) < 0
}
