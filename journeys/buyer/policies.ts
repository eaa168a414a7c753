import assert from 'node:assert/strict'
import type { TestAgency } from '#testing/app/agency.ts'
import { buy } from './buy.ts'
import { type Buyer, newDiary } from './diary.ts'
import { policyGoods } from './policy-goods.ts'

/** The order of an issued policy, a month ahead. */
export async function policyIn({ ask, house }: TestAgency, buyer: Buyer): Promise<string> {
  const { pepper } = house.settings.secrets
  const startsOn = house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 30 })
  const wish = { goods: policyGoods(startsOn), cards: ['6037990000001234'] }
  const { orderId, status } = await buy({ ask, pepper }, wish, newDiary(buyer))
  assert.ok(status === 'issued' && orderId !== undefined)
  return orderId
}
