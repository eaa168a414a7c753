import { setTimeout as sleep } from 'node:timers/promises'
import { flightCalls } from '#flights/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { goToBank } from './bank.ts'
import { type Diary, once, type Shop } from './diary.ts'
import { type GivingBack, giveBack } from './give-back.ts'
import { confirmFromWallet, topUp, useVoucher } from './purse.ts'

/** One adult from Tehran to Mashhad on a day, on the fare of this number, paid by these cards one after another until one pays. */
export interface Wish {
  readonly date: string
  readonly fareId: number
  /** without a card he leaves the bank's page open; `turn back` presses its other button */
  readonly cards: readonly string[]
  readonly gatewayId?: number
  /** how he pays besides, and what he does with the ticket */
  readonly voucher?: string
  /** rial he puts into the wallet before, and then pays from it */
  readonly topUp?: number
  readonly giveBack?: GivingBack
}

/** Buys from the search to the ticket, writing down all that was acknowledged. Ends early where a refusal ends it. */
export async function buy(shop: Shop, wish: Wish, diary: Diary): Promise<Diary> {
  if (wish.topUp !== undefined) await topUp(shop, diary, wish.topUp)
  const orderId = await submit(shop, wish, diary)
  if (orderId === undefined || !(await agree(shop, diary, orderId))) return diary
  if (wish.voucher !== undefined) await useVoucher(shop, diary, { orderId, code: wish.voucher })
  if (!(await payOnAndOn(shop, wish, diary))) return diary
  if (diary.status === 'issued' && wish.giveBack !== undefined) await giveBack(shop, diary, wish.giveBack)
  return diary
}

/** Card after card until the order is paid for, or paid from the wallet; true when it has come to an end. */
async function payOnAndOn(shop: Shop, wish: Wish, diary: Diary): Promise<boolean> {
  const orderId = diary.orderId ?? ''
  if (wish.topUp !== undefined && (await confirmFromWallet(shop, diary, orderId))) {
    await waitForTicket(shop, diary, orderId)
    return true
  }
  for (const card of wish.cards) {
    const way = { orderId, card, gatewayId: wish.gatewayId ?? 1, useWallet: wish.topUp !== undefined }
    if (!(await pay(shop, diary, way))) continue
    await waitForTicket(shop, diary, orderId)
    if (diary.status !== 'approved') return true
  }
  return false
}

export const adultToMashhad = (date: string) => ({
  origin: { code: 'THR' },
  destination: { code: 'MHD' },
  dates: [date],
  adults: 1,
})

/** Searches and submits; nothing when it was refused. */
export async function submit(shop: Shop, wish: Wish, diary: Diary): Promise<string | undefined> {
  const { person, token } = diary.buyer
  const found = flightCalls.available.answer.parse(
    (await shop.ask(flightCalls.available.line, { body: adultToMashhad(wish.date), by: token })).data,
  )
  const told = await once(shop, diary, {
    line: flightCalls.submit.line,
    body: {
      requestId: found.requestId,
      proposalId: String(wish.fareId),
      passengers: [person.form],
      contact: person.contact,
    },
  })
  if (told === undefined) return undefined
  const { orderId, totalPrice } = flightCalls.submit.answer.parse(told.data)
  diary.orderId = orderId
  diary.total = totalPrice
  diary.status = 'submitted'
  return orderId
}

/** Solves captchas until one is taken: a try may have been counted by a server that then died. */
export async function agree(shop: Shop, diary: Diary, orderId: string): Promise<boolean> {
  for (let tries = 0; tries < 5; tries++) {
    const puzzle = await shop.ask(captchaCalls.create.line, { body: { orderId }, by: diary.buyer.token })
    const { captchaId } = captchaCalls.create.answer.parse(puzzle.data)
    const body = { orderId, captchaId, captchaCode: digitsOf(shop.pepper, captchaId) }
    const told = await once(shop, diary, { line: flightCalls.reserve.line, body })
    if (told !== undefined) {
      diary.status = 'approved'
      delete diary.refused
      return true
    }
    if (diary.refused?.code !== 'CAPTCHA_WRONG') return false
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

/** Looks every half second until the order has come to its end, or twenty seconds long. */
async function waitForTicket(shop: Shop, diary: Diary, orderId: string): Promise<void> {
  const line = flightCalls.verifyIssue.line.replace('{id}', orderId)
  for (let looks = 0; looks < 40; looks++) {
    const told = await shop.ask(line, { by: diary.buyer.token })
    const { status, pnr } = flightCalls.verifyIssue.answer.parse(told.data)
    diary.status = status
    if (pnr !== null) diary.pnr = pnr
    if (!['paid', 'issuing'].includes(status)) return
    await sleep(500)
  }
}
