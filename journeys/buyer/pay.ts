import { setTimeout as sleep } from 'node:timers/promises'
import { paymentCalls } from '#payments/calls.ts'
import { goToBank } from './bank.ts'
import { type Diary, once, type Shop } from './diary.ts'
import type { Goods } from './goods.ts'
import { confirmFromWallet, paidFor } from './purse.ts'

export interface Paying {
  readonly goods: Pick<Goods, 'look'>
  /** one after another until one pays; without a card the bank's page stays open; `turn back` presses its other button */
  readonly cards: readonly string[]
  readonly gatewayId?: number
  /** rial put into the wallet before, from which is paid */
  readonly topUp?: number
  /** how often the end is looked for, every half second; forty seconds long by default */
  readonly looks?: number
}

/** Card after card until the order is paid for, or paid from the wallet; true when it has come to an end. */
export async function payOnAndOn(shop: Shop, paying: Paying, diary: Diary): Promise<boolean> {
  if (paying.topUp !== undefined && (await confirmFromWallet(shop, diary))) {
    await waitForEnd(shop, paying, diary)
    return true
  }
  for (const card of paying.cards) {
    const way = { card, gatewayId: paying.gatewayId ?? 1, useWallet: paying.topUp !== undefined }
    if (!(await pay(shop, diary, way))) continue
    await waitForEnd(shop, paying, diary)
    if (diary.status !== 'approved') return true
  }
  return false
}

interface WayToPay {
  readonly card: string
  readonly gatewayId?: number
  readonly useWallet?: boolean
}

/** Goes to the bank and back; true when there is something to wait for. */
async function pay(shop: Shop, diary: Diary, way: WayToPay): Promise<boolean> {
  const { card, gatewayId = 1, useWallet = false } = way
  const told = await once(shop, diary, {
    line: paymentCalls.pay.line,
    body: { ...paidFor(diary), gatewayId, useWallet },
  })
  if (told === undefined) return diary.refused?.code === 'ALREADY_PAID'
  await goToBank(shop, paymentCalls.pay.answer.parse(told.data), card)
  return true
}

/** Looks every half second until the order has come to its end, `looks` times at most. */
export async function waitForEnd(
  shop: Shop,
  { goods, looks: most = 80 }: Pick<Paying, 'goods' | 'looks'>,
  diary: Diary,
): Promise<void> {
  for (let looks = 0; looks < most; looks++) {
    const { status, reference } = await goods.look(shop, diary, diary.orderId ?? '')
    diary.status = status
    if (reference !== null) diary.pnr = reference
    if (!['paid', 'issuing'].includes(status)) return
    await sleep(500)
  }
}
