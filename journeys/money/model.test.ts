import { suite, test } from 'node:test'
import * as fc from 'fast-check'
import { histories } from './actions.ts'
import { lived } from './model.ts'

const seed = Number(process.env.MODEL_SEED ?? 1405)
/** `npm run proof -- properties` sets a hundred thousand. */
const numRuns = Number(process.env.MODEL_HISTORIES ?? 10_000)

suite('the model of money', () => {
  test('whatever happens in whatever order, not a rial is lost', (t) => {
    t.diagnostic(`MODEL_SEED=${seed}, ${numRuns} histories`)
    fc.assert(
      fc.property(histories(24), (wishes) => void lived(wishes)),
      { seed, numRuns },
    )
  })
})
