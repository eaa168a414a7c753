import { addBag } from './add-bag.ts'
import { correct } from './correct.ts'
import { declineChoice } from './decline-choice.ts'
import type { Diary, Shop } from './diary.ts'
import { type GivingBack, giveBack } from './give-back.ts'
import type { Goods } from './goods.ts'
import { type Insuring, insure } from './insure.ts'
import { type Paying, payOnAndOn } from './pay.ts'
import { payShares } from './pay-shares.ts'
import { topUp, useVoucher } from './purse.ts'
import { type AnotherFlight, takeAnother } from './take-another.ts'
import { takeInstead } from './take-instead.ts'
import { type Withdrawing, withdraw } from './withdraw.ts'

/** Something to buy, how it is paid, and what is done with it. */
export interface Wish extends Paying {
  readonly goods: Goods
  readonly voucher?: string
  /** what could not be issued waits for another one to be taken in its place */
  readonly keepsChoice?: true
  /** what could not be issued is replaced by the last that is offered for it */
  readonly takesInstead?: true
  /** two pay it by links; with a `topUp` one of them is the buyer */
  readonly inShares?: true
  /** a day of birth is put right on the ticket */
  readonly corrects?: true
  /** a bag is bought for the issued ticket */
  readonly addsBag?: true
  /** a policy is bought beside the ticket, and moves with it */
  readonly insures?: Insuring
  /** once they have the ticket it is cancelled, or they want another day, and they take another in its place */
  readonly another?: AnotherFlight
  /** their tour is called off once they have the voucher */
  readonly callOff?: (orderId: string) => Promise<void>
  readonly giveBack?: GivingBack
  /** what is left in the wallet goes home */
  readonly withdraw?: Withdrawing
}

/** From search to ticket, recording everything acknowledged. Ends early at a refusal. */
export async function buy(shop: Shop, wish: Wish, diary: Diary): Promise<Diary> {
  await bought(shop, wish, diary)
  if (wish.withdraw !== undefined) await withdraw(shop, diary, wish.withdraw)
  return diary
}

async function bought(shop: Shop, wish: Wish, diary: Diary): Promise<Diary> {
  if (wish.topUp !== undefined) await topUp(shop, diary, wish.topUp)
  const orderId = await wish.goods.order(shop, diary)
  if (orderId === undefined) return diary
  if (wish.voucher !== undefined) await useVoucher(shop, diary, { orderId, code: wish.voucher })
  if (!(await paid(shop, wish, diary))) return diary
  if (diary.status === 'unissued' && wish.keepsChoice !== true)
    await (wish.takesInstead ? takeInstead : declineChoice)(shop, wish, diary)
  if (diary.status !== 'issued') return diary
  if (wish.corrects) await correct(shop, diary)
  if (wish.addsBag) await addBag(shop, wish, diary)
  const policy = wish.insures && (await insure(shop, { ...wish, insures: wish.insures }, diary))
  if (wish.another !== undefined) await takeAnother(shop, { ...wish, another: wish.another }, diary)
  if (wish.callOff !== undefined) await wish.callOff(orderId)
  await givenBack(shop, wish, { diary, also: policy === undefined ? [] : [policy] })
  return diary
}

/** Whatever may not be paid in shares is paid by its buyer. */
async function paid(shop: Shop, wish: Wish, diary: Diary): Promise<boolean> {
  if (wish.inShares && (await payShares(shop, wish, diary))) return true
  return payOnAndOn(shop, wish, diary)
}

async function givenBack(
  shop: Shop,
  { goods, giveBack: destination }: Wish,
  { diary, also }: { readonly diary: Diary; readonly also: readonly Diary[] },
): Promise<void> {
  if (destination === undefined) return
  for (const part of goods.partsBack?.(diary) ?? [diary])
    await giveBack(shop, { diary: part, legs: goods.legs, also }, destination)
}
