import { payBy, turnBackBy } from '#simulators/bank/payer.ts'
import type { Opened, Shop } from './diary.ts'

export async function goToBank(shop: Shop, payment: Opened, card: string): Promise<void> {
  const way = (await shop.wayOf?.(payment)) ?? { method: 'GET', address: payment.address }
  const back = card === 'turn back' ? await turnBackBy(way) : await payBy(way, card)
  if (back === undefined) return
  const { pathname, search } = new URL(back.address)
  await shop.ask(`${back.method} ${pathname}${search}`, back.method === 'POST' ? { form: back.fields } : {})
}
