import { rial } from '#money/rial.ts'
import { equalShares } from '#orders/split.ts'
import { type SplitView, splitCalls } from '#orders/split-calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { goToBank } from './bank.ts'
import { type Diary, once, type Shop } from './diary.ts'
import { type Paying, waitForEnd } from './pay.ts'

/** Two pay it by links, or the second share comes out of the buyer's wallet. True when it has come to an end; false, too, of what
 * nobody may share, and of shares that did not all come: they go back. */
export async function payShares(shop: Shop, paying: Paying, diary: Diary): Promise<boolean> {
  const split = await sharesOf(shop, diary)
  if (split === undefined) return false
  const [first, second] = split.shares
  await payShare(shop, paying, { diary, share: first })
  if (paying.topUp === undefined) await payShare(shop, paying, { diary, share: second })
  else await fromWallet(shop, diary, second)
  await waitForEnd(shop, paying, diary)
  return diary.status !== 'approved'
}

type ShareView = SplitView['shares'][number] | undefined

async function sharesOf(shop: Shop, diary: Diary): Promise<SplitView | undefined> {
  const shares = equalShares(rial(diary.total ?? 0), 2).map((amount, n) => ({
    label: `همسفر ${n + 1}`,
    amount,
  }))
  const body = { orderId: diary.orderId, host: 'داریوش', shares }
  const told = await once(shop, diary, { line: splitCalls.make.line, body })
  if (told !== undefined) return splitCalls.make.answer.parse(told.data)
  delete diary.refused
  return undefined
}

interface OfShare {
  readonly diary: Diary
  readonly share: ShareView
}

/** Card after card; the bank alone knows which of them paid. */
async function payShare(
  shop: Shop,
  { cards, gatewayId = 1 }: Paying,
  { diary, share }: OfShare,
): Promise<void> {
  const token = share?.address.split('/').at(-1)
  for (const card of cards) {
    const told = await once(shop, diary, { line: paymentCalls.payShare.line, body: { token, gatewayId } })
    if (told === undefined) return void delete diary.refused
    await goToBank(shop, paymentCalls.payShare.answer.parse(told.data), card)
  }
}

async function fromWallet(shop: Shop, diary: Diary, share: ShareView): Promise<void> {
  const body = { shareId: share?.shareId }
  const told = await once(shop, diary, { line: splitCalls.payFromWallet.line, body })
  if (told === undefined) delete diary.refused
}
