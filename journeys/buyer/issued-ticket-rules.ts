import { flightCalls } from '#flights/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import type { Belongings, Named } from './belongings.ts'
import { correctionOf } from './flight-goods.ts'
import { wishingBag } from './later-bags.ts'
import { villager } from './villager.ts'

export const issuedTicketRules = {
  [flightCalls.otherFlights.line]: ({ issuedOrder, changedOrder }) => ({
    query: { orderId: changedOrder?.orderId ?? issuedOrder, leg: '0' },
  }),
  [flightCalls.rebook.line]: ({ issuedOrder, changedOrder }) => ({
    body: { orderId: issuedOrder, leg: 0, proposalId: '1', total: 10, ...changedOrder },
  }),
  [orderCalls.choice.line]: ({ issuedOrder }) => ({ path: { id: issuedOrder } }),
  [orderCalls.takeInstead.line]: ({ issuedOrder, unissued }) => ({
    body: { orderId: issuedOrder, offer: 'nothing', total: 10, ...unissued?.taken },
  }),
  [orderCalls.declineChoice.line]: ({ issuedOrder, unissued }) => ({
    body: { orderId: unissued?.declined ?? issuedOrder },
  }),
  [flightCalls.checkCorrection.line]: (things) => correctionOf(things, villager),
  [flightCalls.correct.line]: (things) => correctionOf(things, villager),
  [flightCalls.travelDaySheet.line]: ({ issuedOrder }) => ({ path: { orderId: issuedOrder } }),
  [flightCalls.chooseDayMessages.line]: ({ issuedOrder }) => ({
    body: { orderId: issuedOrder, message: 'leave', isOn: true },
  }),
  [flightCalls.applePass.line]: ({ issuedOrder }) => ({ path: { orderId: issuedOrder } }),
  [flightCalls.googlePass.line]: ({ issuedOrder }) => ({ path: { orderId: issuedOrder } }),
  [flightCalls.laterBags.line]: ({ issuedOrder }) => ({ query: { orderId: issuedOrder, leg: '0' } }),
  [flightCalls.submitLaterBags.line]: wishingBag,
  [flightCalls.verifyLaterBags.line]: ({ issuedBags }) => ({ path: { id: issuedBags } }),
} as const satisfies Readonly<Record<string, (things: Belongings) => Named>>
