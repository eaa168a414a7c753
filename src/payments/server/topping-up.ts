import { type Rial, rial } from '#money/rial.ts'
import { gatewayFor } from '#payments/server/gateway-choosing.ts'
import type { Desk } from '#payments/server/paying.ts'
import { refuse } from '#payments/server/refusals.ts'
import { type Opened, start } from '#payments/server/start-attempt.ts'
import { topUpLimits } from '#payments/top-up.ts'
import type { House } from '#server/house.ts'

export interface TopUpWish {
  readonly userId: string
  readonly amount: number
  readonly gatewayId: number
}

export function topUpDesk(
  house: House,
  { gateways, health }: Pick<Desk, 'gateways' | 'health'>,
): (wish: TopUpWish) => Promise<Opened> {
  return async function topUp({ userId, gatewayId, ...wish }) {
    const amount = topUpAmount(wish.amount, gateways)
    const gateway = await gatewayFor(gateways, health, { wanted: gatewayId, amount, now: house.clock.now() })
    const description = 'افزایش موجودی کیف پول'
    const what = { purpose: 'top-up', orderId: null, tripId: null, userId, amount, description } as const
    return start(house, gateway, what)
  }
}

function topUpAmount(amount: number, gateways: Desk['gateways']): Rial {
  const property = 'topUp.amount'
  if (amount < topUpLimits.least) throw refuse('TOP_UP_TOO_SMALL', { property })
  const most = Math.max(...gateways.map(({ isActive, caps }) => (isActive ? caps.max : 0)), 0)
  if (most > 0 && amount > most) throw refuse('TOP_UP_TOO_LARGE', { property })
  return rial(amount)
}
