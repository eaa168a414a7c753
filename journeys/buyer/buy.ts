import { setTimeout as sleep } from 'node:timers/promises'
import { flightCalls } from '#flights/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import type { Ask, Told } from '#test-agency.ts'
import { payAtBank, turnBackAtBank } from '#twins/bank/payer.ts'
import type { Person } from './person.ts'

/** Where one buys: the wire, and the secret from which this house's captchas follow (the tests chose it). */
export interface Shop {
  readonly ask: Ask
  readonly pepper: string
}

export interface Buyer {
  readonly person: Person
  readonly token: string
}

/** One adult from Tehran to Mashhad on a day, on the fare of this number, paid by these cards one after another until one pays. */
export interface Wish {
  readonly date: string
  readonly fareId: number
  /** without a card he leaves the bank's page open; `turn back` presses its other button */
  readonly cards: readonly string[]
}

/** An acknowledged call that moved money or seats: asked again with its key it must be answered by the same bytes. */
export interface Promised {
  readonly line: string
  readonly key: string
  readonly body: object
  readonly text: string
}

/** What a buyer knows because the server told him so. */
export interface Diary {
  readonly buyer: Buyer
  readonly promised: Promised[]
  orderId?: string
  total?: number
  /** where the order stood when he last looked */
  status?: string
  pnr?: string
  /** the refusal that ended it */
  refused?: Told
}

export function newDiary(buyer: Buyer): Diary {
  return { buyer, promised: [] }
}

/** Buys from the search to the ticket, writing down all that was acknowledged. Ends early where a refusal ends it. */
export async function buy(shop: Shop, wish: Wish, diary: Diary): Promise<Diary> {
  const orderId = await submit(shop, wish, diary)
  if (orderId === undefined || !(await agree(shop, diary, orderId))) return diary
  for (const card of wish.cards)
    if (await pay(shop, diary, { orderId, card })) {
      await waitForTicket(shop, diary, orderId)
      if (diary.status !== 'approved') return diary
    }
  return diary
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

/** Goes to the bank and back; true when there is something to wait for. */
export async function pay(
  shop: Shop,
  diary: Diary,
  { orderId, card }: { readonly orderId: string; readonly card: string },
): Promise<boolean> {
  const told = await once(shop, diary, { line: paymentCalls.pay.line, body: { orderId, gatewayId: 1 } })
  if (told === undefined) return diary.refused?.code === 'ALREADY_PAID'
  const { address } = paymentCalls.pay.answer.parse(told.data)
  const back = card === 'turn back' ? await turnBackAtBank(address) : await payAtBank(address, card)
  if (back === undefined) return true
  const { pathname, search } = new URL(back)
  await shop.ask(`GET ${pathname}${search}`, {})
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

async function once(
  shop: Shop,
  diary: Diary,
  { line, body }: { readonly line: string; readonly body: object },
): Promise<Told | undefined> {
  const { person, token } = diary.buyer
  const key = crypto.randomUUID()
  const told = await shop.ask(line, { by: token, key, body, address: person.address })
  if (told.status !== 200) {
    diary.refused = told
    return undefined
  }
  diary.promised.push({ line, key, body, text: told.text })
  return told
}
