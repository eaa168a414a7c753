import { iranZone } from '#calendar/zones.ts'
import { flightCalls } from '#flights/calls.ts'
import type { Belongings, Named } from './belongings.ts'

const orderOf = ({ issuedOrder, changedOrder }: Belongings) => changedOrder?.orderId ?? issuedOrder
const claimed = (things: Belongings) => ({ orderId: orderOf(things), leg: 0, subject: 'flight' })
const today = () => Temporal.Now.plainDateISO(iranZone).toString()

/** In the order in which a claim goes. */
export const claimRules = {
  [flightCalls.claimLetter.line]: (things) => ({ path: { orderId: orderOf(things) } }),
  [flightCalls.claimSent.line]: (things) => ({ body: { ...claimed(things), sentOn: today() } }),
  [flightCalls.claimStep.line]: (things) => ({
    body: { ...claimed(things), step: 'refused', onDay: today() },
  }),
  [flightCalls.authorityLetter.line]: (things) => ({ path: { orderId: orderOf(things) } }),
  [flightCalls.claimEnd.line]: (things) => ({ body: claimed(things) }),
} as const satisfies Readonly<Record<string, (things: Belongings) => Named>>
