import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStatus } from '#status/server/status.ts'
import { openTestHouse } from '#testing/server/house.ts'
import { doneBy } from '../commands.ts'
import { incidentCommands } from './incident-commands.ts'

test('the desk opens an incident by two words, says more and closes it; what is half said does nothing', async () => {
  await using house = await openTestHouse()
  const probes = { search: [], payment: [], tickets: [], messages: [], stays: [] }
  const status = openStatus(house, { probes, promisesSince: async () => [], promisesByDay: async () => [] })
  const say = (...words: string[]) => doneBy(incidentCommands, { status }, words)
  assert.equal(await say('incident', 'open', 'tickets'), undefined)
  assert.equal(await say('incident'), undefined)
  await assert.rejects(async () => say('incident', 'open', 'cars', 'slow', 'صدور کند است', 'تا یک ساعت'), {
    code: 'SERVICE_UNKNOWN',
  })
  const opened = await say('incident', 'open', 'tickets,payment', 'down', 'صدور قطع است', 'علت را می‌جوییم.')
  assert.deepEqual(opened, ['incident 1 is open'])
  assert.deepEqual(await say('incident', 'update', '1', 'علت پیدا شد.'), ['told'])
  await assert.rejects(async () => say('incident', 'update', 'first', 'علت پیدا شد.'), {
    code: 'INCIDENT_NOT_FOUND',
  })
  assert.deepEqual(await say('incident', 'close', '1', 'برطرف شد.'), ['closed'])
  await assert.rejects(async () => say('incident', 'close', '1', 'باز هم.'), { code: 'INCIDENT_NOT_FOUND' })
  status.close()
})
