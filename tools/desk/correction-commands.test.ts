import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestAgency } from '#testing/app/agency.ts'
import { explainedBy } from './commands.ts'

test('what travellers want corrected is listed, and a number that is none is refused', async () => {
  await using opened = await openTestAgency()
  const say = (...words: string[]) => explainedBy(opened.agency, words)
  assert.deepEqual(await say('corrections'), ['nobody waits'])
  await assert.rejects(async () => say('correction-done', '1', '999-1234567890'), { code: 'NO_CORRECTION' })
  await assert.rejects(async () => say('correction-refuse', '1', 'بسته است'), { code: 'NO_CORRECTION' })
})
