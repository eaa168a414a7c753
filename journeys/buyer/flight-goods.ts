import { flightCalls } from '#flights/calls.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { soughtNumber } from '#server/captcha/work.ts'
import type { Belongings } from './belongings.ts'
import { type Diary, once, type Shop } from './diary.ts'
import type { Goods, OrderStatus } from './goods.ts'

export interface Seat {
  readonly date: string
  readonly fareId: number
  readonly withBag?: boolean
  /** so that less is kept of it when it is given back; what nothing could protect goes without */
  readonly withProtection?: boolean
}

export function flightGoods(seat: Seat): Goods {
  return {
    async order(shop, diary) {
      const orderId = await submit(shop, seat, diary)
      return orderId !== undefined && (await agree(shop, diary, orderId)) ? orderId : undefined
    },
    look: lookAtFlight,
  }
}

export async function lookAtFlight(shop: Shop, { buyer }: Diary, orderId: string): Promise<OrderStatus> {
  const line = flightCalls.verifyIssue.line.replace('{id}', orderId)
  const { status, pnr } = flightCalls.verifyIssue.answer.parse(
    (await shop.ask(line, { by: buyer.token })).data,
  )
  return { status, reference: pnr }
}

export const adultToMashhad = (date: string) => ({
  origin: { code: 'THR' },
  destination: { code: 'MHD' },
  dates: [date],
  adults: 1,
})

/** Where it is busy a browser asks again. */
export async function searched(shop: Shop, date: string, by: string) {
  const ask = () => shop.ask(flightCalls.available.line, { body: adultToMashhad(date), by })
  let told = await ask()
  for (let turn = 0; turn < 600 && told.status === 503; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    told = await ask()
  }
  return flightCalls.available.answer.parse(told.data)
}

export async function submit(shop: Shop, seat: Seat, diary: Diary): Promise<string | undefined> {
  const { person, token } = diary.buyer
  const found = await searched(shop, seat.date, token)
  const chosen = { requestId: found.requestId, proposalId: String(seat.fareId) }
  const told = await once(shop, diary, {
    line: flightCalls.submit.line,
    body: {
      ...chosen,
      passengers: [person.form],
      ...(seat.withBag === true ? { bags: await bagsWith(shop, chosen) } : {}),
      ...(seat.withProtection === true ? await protectionWith(shop, chosen) : {}),
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

interface ChosenFlight {
  readonly requestId: string
  readonly proposalId: string
}

async function detailOf(shop: Shop, chosen: ChosenFlight) {
  const told = await shop.ask(flightCalls.flightDetail.line, { body: chosen })
  return flightCalls.flightDetail.answer.parse(told.data)
}

async function protectionWith(shop: Shop, chosen: ChosenFlight) {
  const { protection } = await detailOf(shop, chosen)
  return protection && { protection: { price: protection.price } }
}

async function bagsWith(shop: Shop, chosen: ChosenFlight) {
  const [bag] = (await detailOf(shop, chosen)).bags[0]?.bags ?? []
  return bag === undefined ? [] : [{ passenger: 0, leg: 0, bagId: bag.id, price: bag.price }]
}

/** Repeats captchas: a server may have died after counting a try. */
export async function agree(shop: Shop, diary: Diary, orderId: string): Promise<boolean> {
  for (let tries = 0; tries < 5; tries++) {
    const puzzle = await shop.ask(captchaCalls.create.line, { body: { orderId }, by: diary.buyer.token })
    const { captchaId, work } = captchaCalls.create.answer.parse(puzzle.data)
    const captchaCode = digitsOf(shop.pepper, captchaId)
    const body = {
      orderId,
      captchaId,
      captchaCode,
      ...(work && { captchaWork: soughtNumber(shop.pepper, captchaId, work.most) }),
    }
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

export function correctionOf({ issuedOrder, corrected }: Belongings, anybody: object) {
  return { body: { orderId: issuedOrder, position: 0, passenger: corrected ?? anybody } }
}

export function agreeing({ openOrder, captcha: { id, code, work } }: Belongings) {
  return { body: { orderId: openOrder, captchaId: id, captchaCode: code, captchaWork: work } }
}
