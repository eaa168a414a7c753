import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastPace, watchPace } from '#server/upload-rate.ts'

test('each stretch of time must bring its bytes, however many came before', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const pace = watchPace(leastPace)
  let isSlow = false
  pace.tooSlow.catch(({ code }) => void (isSlow = code === 'TOO_SLOW'))
  const passes = async (bytes: number) => {
    pace.came(bytes)
    t.mock.timers.tick(leastPace.everyMs)
    await Promise.resolve()
    return isSlow
  }
  assert.equal(await passes(5_000_000), false)
  assert.equal(await passes(leastPace.leastBytes), false)
  assert.equal(await passes(leastPace.leastBytes - 1), true)
  pace.end()
})
