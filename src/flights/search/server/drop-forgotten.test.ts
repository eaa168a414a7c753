import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as breathe } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { dropForgotten } from '#flights/search/server/drop-forgotten.ts'
import type { ReceivedEvent } from '#flights/search/server/feed/received-events.ts'
import type { Room } from '#flights/server/room.ts'

const fare = (id: number, date: string) => ({
  id,
  departure: { origin: { iata: 'THR' }, destination: { iata: 'MHD' }, date },
})

test('what is remembered of a forgotten day is dropped, and nothing of a day made again or of another', async () => {
  let hear: (heard: ReceivedEvent | undefined) => void = () => undefined
  const room = {
    feed: { onChange: (ear: typeof hear) => (hear = ear) },
    days: new LRUCache<string, object>({ max: 10 }),
    fares: new LRUCache<number, object>({ max: 10 }),
    legs: new LRUCache<string, object>({ max: 10 }),
  }
  dropForgotten(room as unknown as Room)
  const [gone, kept] = ['2026-12-03', '2026-12-04']
  for (const [place, date] of [gone, kept].entries()) {
    room.days.set(`THR-MHD|${date}`, { day: { id: place + 1 }, recordedMs: 0 })
    room.fares.set(place, fare(place, date))
    room.legs.set(String(place), { fares: [fare(place, date)] })
  }
  const tell = (date: string, day: number) =>
    hear({ route: 'THR-MHD', date, departureId: undefined, forgottenDayId: day })
  tell(gone, 1)
  hear({ route: 'THR-MHD', date: kept, departureId: undefined })
  await breathe()
  assert.deepEqual([...room.days.keys()], [`THR-MHD|${kept}`])
  assert.deepEqual([...room.fares.keys()], [1])
  assert.deepEqual([...room.legs.keys()], ['1'])
  tell(kept, 1)
  assert.deepEqual([...room.days.keys()], [`THR-MHD|${kept}`])
})
