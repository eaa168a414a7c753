import { orderCalls } from '#orders/calls.ts'
import { type Diary, once, type Shop } from './diary.ts'
import { type Paying, waitForEnd } from './pay.ts'

/** Rather has the money than another flight in place of one that could not be issued. */
export async function declineChoice(
  shop: Shop,
  paying: Pick<Paying, 'goods' | 'looks'>,
  diary: Diary,
): Promise<void> {
  const body = { orderId: diary.orderId }
  if ((await once(shop, diary, { line: orderCalls.declineChoice.line, body })) === undefined)
    delete diary.refused
  await waitForEnd(shop, paying, diary)
}
