import { refundCalls } from '#refunds/calls.ts'
import { type Diary, once, type Shop } from './diary.ts'

/** The IBAN's last digits decide the outcome at the simulated bank. */
export type GivingBack = 'wallet' | { readonly iban: string }

export async function giveBack(shop: Shop, diary: Diary, destination: GivingBack): Promise<void> {
  const { person, token } = diary.buyer
  const { orderId = '' } = diary
  const items = [{ passenger: 0, leg: 0 }]
  const quoted = await shop.ask(refundCalls.quote.line, { by: token, body: { orderId, items } })
  if (quoted.status !== 200) return // it is worth nothing when given back
  const { quoteId } = refundCalls.quote.answer.parse(quoted.data)
  const { firstNameFarsi, lastNameFarsi } = person.form
  const told = await once(shop, diary, {
    line: refundCalls.create.line,
    body: {
      orderId,
      quoteId,
      items,
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
