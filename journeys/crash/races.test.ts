import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { stopSharedServer } from '#testing/database/database.ts'
import { buy } from '../buyer/buy.ts'
import { newDiary } from '../buyer/diary.ts'
import { flightGoods } from '../buyer/flight-goods.ts'
import { fareWith } from './fares.ts'
import { violations } from './laws.ts'
import { openScene } from './scene.ts'

const soldOut = 'ظرفیت تکمیل شد؛ پرواز دیگری انتخاب کنید.'

suite('buyers at once', () => {
  after(stopSharedServer)

  test('of two hundred buyers for twenty seats twenty get tickets and the others are told so', async () => {
    await using scene = await openScene()
    await scene.open()
    const date = scene.clock
      .now()
      .toZonedDateTimeISO('Asia/Tehran')
      .toPlainDate()
      .add({ days: 20 })
      .toString()
    const fareId = await fareWith(scene, { date, seats: 20 })
    const buyers = await Promise.all(Array.from({ length: 200 }, (_, number) => scene.buyer(number + 1)))
    const wish = { goods: flightGoods({ date, fareId }), cards: ['6037990000001234'] }
    const diaries = await Promise.all(
      buyers.map((buyer) => buy(scene.shop(buyer, scene.wire.ask), wish, newDiary(buyer))),
    )
    const issued = diaries.filter(({ status }) => status === 'issued')
    const refused = diaries.flatMap(({ refused }) => refused ?? [])
    assert.equal(issued.length, 20)
    assert.equal(new Set(issued.map(({ pnr }) => pnr)).size, 20)
    assert.equal(refused.length, 180)
    for (const told of refused) {
      assert.deepEqual([told.status, told.code], [409, 'SOLD_OUT'])
      assert.deepEqual(told.said, [{ errors: [soldOut] }])
    }
    assert.deepEqual([...scene.wire.broken, ...scene.bugs()], [])
    assert.deepEqual(await violations(scene, diaries), [])
  })
})
