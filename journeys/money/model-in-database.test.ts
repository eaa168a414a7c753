import { after, suite, test } from 'node:test'
import { stopSharedServer } from '#testing/database/database.ts'
import { openMoneyHouse } from './house.ts'
import { liveInTurn, liveTogether } from './living.ts'

const seed = Number(process.env.MODEL_SEED ?? 1405)
/** `npm run proof -- properties` sets two thousand. */
const runs = Number(process.env.MODEL_RUNS ?? 200)

suite('the real house lives as the model does', () => {
  after(stopSharedServer)

  test('eight worlds at a time, every third with each action done twice at once', async (t) => {
    t.diagnostic(`MODEL_SEED=${seed} MODEL_RUNS=${runs}`)
    await using money = await openMoneyHouse(8)
    await liveTogether(money, { seed, runs })
  })

  test('one after the other, with the clock and the house’s own jobs', async (t) => {
    t.diagnostic(`MODEL_SEED=${seed} MODEL_RUNS=${runs}`)
    await using money = await openMoneyHouse(1)
    await liveInTurn(money, { seed, runs: Math.ceil(runs / 20) })
  })
})
