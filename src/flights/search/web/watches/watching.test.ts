import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import {
  knowWaiting,
  startWaitingForDay,
  stopWaiting,
  waitingFor,
} from '#flights/search/web/watches/watching.ts'
import { openStorage } from '#testing/web/storage.ts'

const watch = { id: crypto.randomUUID(), hash: 'day', state: 'waiting' }
const search = { origin: { code: 'THR' }, destination: { code: 'ACZ' }, dates: ['2026-12-11'] } as never

/** Watches of somebody are told late: as they were before, or once they have stopped waiting. */
async function lateIn(t: { after(undo: () => void): void }, told: readonly object[]) {
  openStorage()
  const { promise: isLate, resolve: comes } = Promise.withResolvers<void>()
  const fetched = mock.method(globalThis, 'fetch', async (address: string) => {
    if (!address.endsWith('GetWatches')) return Response.json({ data: watch })
    await isLate
    return Response.json({ data: { watches: told } })
  })
  t.after(() => fetched.mock.restore())
  return { comes }
}

test('a watch that begins while the others are still looked up stays', async (t) => {
  const { comes } = await lateIn(t, [])
  const known = knowWaiting('+989121110171')
  const begun = startWaitingForDay(search)
  comes()
  await Promise.all([known, begun])
  assert.equal(waitingFor('day')?.id, watch.id)
})

test('and one that is ended meanwhile does not come back', async (t) => {
  const { comes } = await lateIn(t, [watch])
  const known = knowWaiting('+989121110172')
  const ended = stopWaiting(watch as never)
  comes()
  await Promise.all([known, ended])
  assert.equal(waitingFor('day'), undefined)
})
