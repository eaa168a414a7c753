import { after, before, beforeEach } from 'node:test'
import type { Proposal } from '#flights/proposal.ts'
import type { Results } from '#flights/responses.ts'
import type { Gathered } from '#flights/supplier/server/gather.ts'
import type { OffersFound } from '#flights/supplier/supplier.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'
import { openTestSupplier } from '#testing/flights/suppliers/supplier.ts'

/** Both start each test without offers. */
export function twoSuppliers() {
  const quick = openTestSupplier('quick')
  const other = openTestSupplier('other')
  let opened: TestFlights | undefined
  let movedMinutes = 0
  function flights(): TestFlights {
    if (opened === undefined) throw new Error('the room opens before the first test')
    return opened
  }
  before(async () => {
    opened = await openTestFlights([quick, other])
  })
  after(() => flights()[Symbol.asyncDispose]())
  beforeEach(() => {
    flights().house.clock.set(sampleNow.add({ minutes: movedMinutes }))
    // past every cache and rest
    movedMinutes += 20
    for (const one of [quick, other]) {
      one.offers = []
      one.searches(() => found(one.offers))
    }
  })

  async function gathered(
    { requestId, returningRequestId }: Results,
    { signal, until = () => false }: { signal?: AbortSignal; until?: (line: Gathered) => boolean } = {},
  ): Promise<readonly Gathered[]> {
    const lines: Gathered[] = []
    const back = returningRequestId === null ? {} : { returningRequestId }
    for await (const line of flights().flights.more({ requestId, ...back }, signal)) {
      lines.push(line)
      if (until(line)) break
    }
    return lines
  }
  return { quick, other, flights, gathered }
}

export function lasting({ house }: TestFlights): { readonly expiresAt: Temporal.Instant } {
  return { expiresAt: house.clock.now().add({ minutes: 20 }) }
}

export async function* found(offers: OffersFound['offers']): AsyncGenerator<OffersFound> {
  yield { offers, isComplete: true }
}

export function proposalsOf(lines: readonly Gathered[]): readonly Proposal[] {
  return lines.flatMap(({ proposals }) => proposals)
}
