import { setTimeout as sleep } from 'node:timers/promises'
import { paymentCalls } from '#payments/calls.ts'
import { goToBank } from './bank.ts'
import { type Diary, once, type Shop } from './diary.ts'
import { type GivingBack, giveBack } from './give-back.ts'
import type { Goods } from './goods.ts'
import { confirmFromWallet, topUp, useVoucher } from './purse.ts'

/** Something to buy, paid by these cards one after another until one pays. */
export interface Wish {
  readonly goods: Goods
  /** without cards the bank's page stays open; `turn back` presses cancel */
  readonly cards: readonly string[]
  readonly gatewayId?: number
  /** other means of payment, and what to do with the purchase */
  readonly voucher?: string
  /** rial to top up first; the order is then paid from the wallet */
  readonly topUp?: number
  readonly giveBack?: GivingBack
  /** polls of half a second; 80 by default */
  readonly looks?: number
}

/** From search to ticket, recording everything acknowledged. Ends early at a refusal. */
export async function buy(shop: Shop, wish: Wish, diary: Diary): Promise<Diary> {
  if (wish.topUp !== undefined) await topUp(shop, diary, wish.topUp)
  const orderId = await wish.goods.order(shop, diary)
  if (orderId === undefined) return diary
  if (wish.voucher !== undefined) await useVoucher(shop, diary, { orderId, code: wish.voucher })
  if (!(await payOnAndOn(shop, wish, diary))) return diary
  if (diary.status === 'issued' && wish.giveBack !== undefined) await giveBack(shop, diary, wish.giveBack)
  return diary
}

async function payOnAndOn(shop: Shop, wish: Wish, diary: Diary): Promise<boolean> {
  const orderId = diary.orderId ?? ''
  if (wish.topUp !== undefined && (await confirmFromWallet(shop, diary, orderId))) {
    await waitForEnd(shop, wish, diary)
    return true
  }
  for (const card of wish.cards) {
    const way = { orderId, card, gatewayId: wish.gatewayId ?? 1, useWallet: wish.topUp !== undefined }
    if (!(await pay(shop, diary, way))) continue
    await waitForEnd(shop, wish, diary)
    if (diary.status !== 'approved') return true
  }
  return false
}

export interface WayToPay {
  readonly orderId: string
  readonly card: string
  readonly gatewayId?: number
  readonly useWallet?: boolean
}

/** Via the bank; true when there is an outcome to wait for. */
export async function pay(shop: Shop, diary: Diary, way: WayToPay): Promise<boolean> {
  const { orderId, card, gatewayId = 1, useWallet = false } = way
  const told = await once(shop, diary, {
    line: paymentCalls.pay.line,
    body: { orderId, gatewayId, useWallet },
  })
  if (told === undefined) return diary.refused?.code === 'ALREADY_PAID'
  await goToBank(shop, paymentCalls.pay.answer.parse(told.data), card)
  return true
}

/** Polls every half second until the order's end. */
async function waitForEnd(shop: Shop, { goods, looks: most = 80 }: Wish, diary: Diary): Promise<void> {
  for (let looks = 0; looks < most; looks++) {
    const { status, reference } = await goods.look(shop, diary, diary.orderId ?? '')
    diary.status = status
    if (reference !== null) diary.pnr = reference
    if (!['paid', 'issuing'].includes(status)) return
    await sleep(500)
  }
}
