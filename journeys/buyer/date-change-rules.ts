import { flightCalls } from '#flights/calls.ts'
import type { Belongings, Named } from './belongings.ts'
import { wishingDate } from './wished-date.ts'

export const dateChangeRules = {
  [flightCalls.dateChangeDays.line]: ({ issuedOrder, movedOrder }) => ({
    query: { orderId: movedOrder?.orderId ?? issuedOrder, leg: '0', passengers: '0' },
  }),
  [flightCalls.changeDate.line]: ({ issuedOrder, movedOrder }) => ({
    body: {
      orderId: issuedOrder,
      leg: 0,
      passengers: [0],
      proposalId: '1',
      total: 10,
      worth: 10,
      ...movedOrder,
    },
  }),
  [flightCalls.requestDateChange.line]: wishingDate,
} as const satisfies Readonly<Record<string, (things: Belongings) => Named>>
