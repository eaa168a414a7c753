import * as fc from 'fast-check'
import { histories } from './actions.ts'
import { addShared, assertSame, assertWell } from './compared.ts'
import type { MoneyHouse } from './house.ts'
import { type Life, type Living, lived } from './model.ts'
import { played } from './played.ts'
import { beginning } from './world.ts'

export interface Many {
  readonly seed: number
  readonly runs: number
}

/** One world per lane in parallel; in every third each action runs twice at once. Ends at the first difference. */
export async function liveTogether({ lanes }: MoneyHouse, many: Many): Promise<void> {
  const shared = new Map<string, number>()
  const stories = told(richest(many, { without: 'compensate' }))
  const ends = await Promise.allSettled(
    lanes.map(async (lane) => {
      for (const { life, isTwice } of stories) {
        const names = await played({ lane, life, isTwice })
        await assertSame({ lane, life, names })
        addShared(shared, life)
      }
    }),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  await assertWell(lanes[0], beginning, shared)
}

export async function liveInTurn({ lanes: [lane] }: MoneyHouse, { seed, runs }: Many): Promise<void> {
  let since = beginning
  for (const wishes of fc.sample(histories(16), { seed, numRuns: runs })) {
    const life = lived(wishes, { since })
    const names = await played({ lane, life, isAlone: true })
    await assertSame({ lane, life, names })
    since = life.world.now
  }
  await rest(lane, since)
}

/** Lets holds expire and late tickets fail; then time-based invariants hold too. */
async function rest(lane: MoneyHouse['lanes'][0], since: Temporal.Instant): Promise<void> {
  lane.now = since.add({ minutes: 20 })
  lane.script.issues = 'later'
  await lane.orders.work.sweep()
  for (const orderId of await lane.unissued()) await lane.orders.work.issue(orderId)
  lane.script.returns = 'credited'
  await lane.orders.splits.giveBack()
  await assertWell(lane, lane.now)
}

/** Of every four histories the one with most kinds of entries, since databases are slow. */
function richest({ seed, runs }: Many, living: Living): readonly Life[] {
  const all = fc.sample(histories(14), { seed, numRuns: runs * 4 }).map((wishes) => lived(wishes, living))
  return Array.from({ length: runs }, (_, index) =>
    all.slice(index * 4, index * 4 + 4).reduce((best, life) => (variety(life) > variety(best) ? life : best)),
  )
}

function variety({ world }: Life): number {
  return world.books.kinds.size
}

/** Shared between lanes; a failure ends it for all. */
function* told(all: readonly Life[]) {
  for (const [index, life] of all.entries()) yield { life, isTwice: index % 3 === 2 }
}
