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
  /** without a card he leaves the bank's page open; `turn back` presses its other button */
  readonly cards: readonly string[]
  readonly gatewayId?: number
  /** how he pays besides, and what he does with what he bought */
  readonly voucher?: string
  /** rial he puts into the wallet before, and then pays from it */
  readonly topUp?: number
  readonly giveBack?: GivingBack
  /** how often he looks for the end, every half second; forty seconds long when not said */
  readonly looks?: number
}

/** Buys from the search to the ticket, writing down all that was acknowledged. Ends early where a refusal ends it. */
export async function buy(shop: Shop, wish: Wish, diary: Diary): Promise<Diary> {
  if (wish.topUp !== undefined) await topUp(shop, diary, wish.topUp)
  const orderId = await wish.goods.order(shop, diary)
  if (orderId === undefined) return diary
  if (wish.voucher !== undefined) await useVoucher(shop, diary, { orderId, code: wish.voucher })
  if (!(await payOnAndOn(shop, wish, diary))) return diary
  if (diary.status === 'issued' && wish.giveBack !== undefined) await giveBack(shop, diary, wish.giveBack)
  return diary
}

/** Card after card until the order is paid for, or paid from the wallet; true when it has come to an end. */
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

/** Goes to the bank and back; true when there is something to wait for. */
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

/** Looks every half second until the order has come to its end, or as often as he likes. */
async function waitForEnd(shop: Shop, { goods, looks: most = 80 }: Wish, diary: Diary): Promise<void> {
  for (let looks = 0; looks < most; looks++) {
    const { status, reference } = await goods.look(shop, diary, diary.orderId ?? '')
    diary.status = status
    if (reference !== null) diary.pnr = reference
    if (!['paid', 'issuing'].includes(status)) return
    await sleep(500)
  }
}
