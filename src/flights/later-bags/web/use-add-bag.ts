import { useRevalidator } from 'react-router'
import type { flightCalls } from '#flights/calls.ts'
import type { LaterBagsOnSale, LaterBagsToSubmit } from '#flights/later-bags/later-bag-calls.ts'
import { bagPayPath } from '#flights/later-bags/web/paths.ts'
import { useHoldSubmit } from '#orders/web/confirm/use-hold-submit.ts'
import { ask } from '#web/api.ts'
import { onceKey } from '#web/once-key.ts'

type Wanted = LaterBagsToSubmit['bags']

/** Keeps the price and goes on to payment; what is no longer so is said, and looked up again. */
export function useAddBag({ orderId, leg }: Pick<LaterBagsOnSale, 'orderId' | 'leg'>) {
  const { revalidate } = useRevalidator()
  return useHoldSubmit({
    onceName: 'later-bags',
    onFaults: () => void revalidate(),
    async send(sentAlong, bags: Wanted) {
      const body = { orderId, leg, bags: bags.map((bag) => ({ ...bag })), ...(await sentAlong()) }
      const made = await ask<typeof flightCalls.submitLaterBags>(
        'POST /api/flight-reservation/LaterBags/Submit',
        { body },
        onceKey('later-bags', body),
      )
      return bagPayPath(made.orderId)
    },
  })
}
