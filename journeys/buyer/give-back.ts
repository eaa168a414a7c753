import { refundCalls } from '#refunds/calls.ts'
import { type Diary, once, type Shop } from './diary.ts'

/** The IBAN's last digits decide the outcome at the simulated bank. */
export type GivingBack = 'wallet' | { readonly iban: string }

export interface WhatGoesBack {
  readonly diary: Diary
  readonly legs?: number | undefined
  /** by the same confirmation */
  readonly also?: readonly Diary[]
}

export async function giveBack(
  shop: Shop,
  { diary, legs = 1, also = [] }: WhatGoesBack,
  destination: GivingBack,
): Promise<void> {
  const { person } = diary.buyer
  const main = await quoted(shop, diary, legs)
  if (main === undefined) return // it is worth nothing when given back
  const others = await Promise.all(also.map((one) => quoted(shop, one, 1)))
  const { firstNameFarsi, lastNameFarsi } = person.form
  const told = await once(shop, diary, {
    line: refundCalls.create.line,
    body: {
      ...main,
      also: others.filter((one) => one !== undefined),
      reasonId: 1,
      agreement: true,
      ...(destination === 'wallet'
        ? { destination }
        : {
            destination: 'bank',
            iban: destination.iban,
            holderName: `${firstNameFarsi} ${lastNameFarsi}`,
          }),
    },
  })
  if (told !== undefined) diary.refund = refundCalls.create.answer.parse(told.data).trackingNumber
}

async function quoted(shop: Shop, { orderId = '', buyer }: Diary, legs: number) {
  const items = Array.from({ length: legs }, (_, leg) => ({ passenger: 0, leg }))
  const told = await shop.ask(refundCalls.quote.line, { by: buyer.token, body: { orderId, items } })
  if (told.status !== 200) return undefined
  return { orderId, quoteId: refundCalls.quote.answer.parse(told.data).quoteId, items }
}
