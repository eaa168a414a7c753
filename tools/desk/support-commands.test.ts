import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openTestAgency } from '#testing/app/agency.ts'
import { doneBy } from '../commands.ts'
import { supportCommands } from './support-commands.ts'

test('a conversation is found by who waits, read, answered, handed on and closed at the desk', async () => {
  await using t = await openTestAgency({ JOBS: 'elsewhere' })
  const say = (...words: string[]) => doneBy(supportCommands, t.agency, words)
  assert.deepEqual(await say('support'), ['nobody waits'])
  for (const [nth, phone] of ['+989125550001', '+989125550002'].entries()) {
    const { userId } = await t.admit(phone)
    await t.agency.support.send({ userId, id: randomUUID(), text: `پرسش\n${nth}` })
    t.house.clock.advance({ minutes: 1 })
  }
  const lines = ((await say('support')) ?? []).map((line) => line.split('\t'))
  assert.deepEqual(
    lines.map(([, order, , , colleague, says]) => [order, colleague, says]),
    [
      ['-', '-', 'پرسش 0'],
      ['-', '-', 'پرسش 1'],
    ],
  )
  const [id = ''] = lines[0] ?? []
  assert.deepEqual(
    ((await say('support-show', id)) ?? []).slice(1).map((line) => line.split('\t').slice(2)[0]),
    ['traveller', 'notice'],
  )
  assert.deepEqual(await say('support-hand', id, 'امیر'), ['handed on'])
  assert.equal((await say('support'))?.[0]?.split('\t')[4], 'امیر')
  assert.deepEqual(await say('support-answer', id, 'سارا', 'پاسخ'), ['answered'])
  assert.equal((await say('support'))?.length, 1)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'desk-'))
  const [given, taken] = [join(folder.path, 'form.pdf'), join(folder.path, 'taken.pdf')]
  await writeFile(given, '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n9\n%%EOF')
  assert.deepEqual(await say('support-answer-file', id, 'سارا', '', given), ['answered'])
  const last = ((await say('support-show', id)) ?? []).at(-1)?.split('\t')
  assert.equal(last?.at(-1), 'application/pdf')
  await say('support-file', id, last?.[0] ?? '', taken)
  assert.deepEqual(await readFile(taken), await readFile(given))
  assert.deepEqual(await say('support-close', id), ['closed'])
  await assert.rejects(async () => say('support-answer', randomUUID(), 'سارا', 'پاسخ'), {
    code: 'CONVERSATION_NOT_FOUND',
  })
  await assert.rejects(async () => say('support-answer', id, 'سارا', ' '), { code: 'MESSAGE_EMPTY' })
})
