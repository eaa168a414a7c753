import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import * as fc from 'fast-check'
import { stopSharedServer } from '#testing/database/database.ts'
import { histories, type Wish } from './actions.ts'
import { openMoneyHouse } from './house.ts'
import { Broken } from './ledger.ts'
import { liveTogether } from './living.ts'
import { lived } from './model.ts'
import { ledgerPlants, plants } from './plants.ts'
import { reached } from './reached.ts'

// A model that finds no faults proves nothing unless it would find them.

suite('a model that bites', () => {
  after(stopSharedServer)

  for (const [plant, builders] of Object.entries(plants))
    test(`found in the model: ${plant}`, (t) => {
      const { failed, counterexample } = fc.check(
        fc.property(histories(24), (wishes) => void lived(wishes, { builders })),
        { seed: 5, numRuns: 20_000 },
      )
      assert.ok(failed, 'the fault was not seen')
      const [wishes = []] = counterexample ?? []
      const says = broken(() => lived(wishes, { builders }))
      t.diagnostic(says)
      assert.ok(says.split('\n').length <= 12, `not shrunk to what matters: ${says}`)
    })

  for (const [plant, tampered] of Object.entries(ledgerPlants))
    test(`found in the database: ${plant}`, async () => {
      await using money = await openMoneyHouse(4, tampered)
      await assert.rejects(liveTogether(money, { seed: 5, runs: 400 }), assert.AssertionError)
    })

  test('histories come to every end there is', () => {
    const all: (readonly Wish[])[] = fc.sample(histories(36), { seed: 5, numRuns: 10_000 })
    const missed = reached(all.map((wishes) => lived(wishes)))
    assert.deepEqual(missed, [])
  })
})

function broken(live: () => unknown): string {
  try {
    live()
  } catch (error) {
    if (error instanceof Broken) return error.message
    throw error
  }
  throw new Error('it was seen once and is not seen again')
}
