import { flightCalls } from '#flights/calls.ts'
import { submitAbroad } from '../buyer/abroad-goods.ts'
import { lookAtFlight } from '../buyer/flight-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import { dayIn } from './fares.ts'
import type { Scene } from './scene.ts'

/** A seat to London of the supplier abroad. */
export function soldThere(scene: Scene): Goods {
  return {
    async order(shop, diary) {
      const chosen = await scene.untilBack(() => offered(scene))
      return chosen && submitAbroad(shop, diary, chosen)
    },
    look: lookAtFlight,
  }
}

async function offered({ desk, clock }: Scene) {
  const date = dayIn({ clock }, 25).toString()
  const place = (code: string) => ({ code, kind: 'AirportCode' as const })
  const asked = { origin: place('IKA'), destination: place('LHR'), dates: [date], adults: 1 }
  const { requestId } = await desk.flights.search(flightCalls.available.body.parse(asked))
  for await (const { proposals } of desk.flights.more({ requestId })) {
    const found = proposals.find(({ flightGroups: [group] }) => group?.flightNumber === 'QR 483')
    if (found !== undefined) return { requestId, proposalId: found.proposalId }
  }
  return undefined
}
