import assert from 'node:assert/strict'
import type { TestAgency } from '#testing/app/agency.ts'
import { fareWith } from '../crash/fares.ts'
import type { Belongings } from './belongings.ts'
import { buy } from './buy.ts'
import { type Buyer, newDiary } from './diary.ts'
import { flightGoods } from './flight-goods.ts'
import { flightDate } from './owner.ts'

/** Two orders of a flight that cannot be issued, while another one may be taken in their place. */
export async function unissuedBy(
  opened: TestAgency,
  buyer: Buyer,
): Promise<NonNullable<Belongings['unissued']>> {
  const { ask, house, agency } = opened
  const { pepper } = house.settings.secrets
  const date = flightDate(opened)
  const found = { desk: agency, database: house.database }
  const fareId = await fareWith(found, { date, seats: 9, flightNumber: '9999' })
  const wish = {
    goods: flightGoods({ date, fareId }),
    cards: ['6037990000001234'],
    keepsChoice: true,
  } as const
  const [taken, declined] = [newDiary(buyer), newDiary(buyer)]
  for (const diary of [taken, declined])
    assert.equal((await buy({ ask, pepper }, wish, diary)).status, 'unissued')
  const { orderId = '' } = taken
  const userId = (await agency.orders.ownersOf([orderId])).get(orderId) ?? ''
  const [first] = (await agency.orders.choiceOf(orderId, userId)).offers
  assert.ok(first)
  return {
    taken: { orderId, offer: first.offer, total: first.total },
    declined: declined.orderId ?? '',
  }
}
