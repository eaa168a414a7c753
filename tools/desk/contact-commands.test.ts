import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestAgency } from '#testing/app/agency.ts'
import { explainedBy } from './commands.ts'

test('what people write is read, handed on, answered and closed at the desk', async () => {
  await using opened = await openTestAgency()
  const say = (...words: string[]) => explainedBy(opened.agency, words)
  const write = async (text: string) => {
    const body = { name: 'سارا', mobile: '09121230001', answerBy: 'sms', orderNumber: '۱۰۴۲۰۳۱۸۱', text }
    const { data } = await opened.ask('POST /api/help/Contact/Write', { body })
    return String((data as { number: number }).number)
  }
  assert.deepEqual(await say('contacts'), ['nobody waits'])
  const [first, second] = [await write('استرداد من کجاست؟'), await write('نشانی دفتر؟')]
  const tasks = (await say('tasks')) ?? []
  assert.deepEqual(
    tasks.map((line) => line.split('\t').slice(0, 3)),
    [first, second].map((number) => [number, 'contact-answered', '-']),
  )
  assert.deepEqual(await say('contact-hand-on', first, 'money'), ['handed on to money'])
  assert.match((await say('contacts'))?.[0] ?? '', new RegExp(`^${first}\tmoney\tsms\t-\t`))
  assert.deepEqual(await say('contact-answer', first, 'دیروز به حسابتان نشست.'), ['answered'])
  assert.deepEqual(await say('contact-close', second, 'تکراری است'), ['closed'])
  const read = ((await say('contact', first)) ?? []).join('\n')
  assert.match(read, /closed\nسارا\t\+989121230001\t-\nanswer by sms/)
  assert.match(read, /order as typed: 104203181/)
  assert.match(read, /دیروز به حسابتان نشست/)
  assert.deepEqual(await say('tasks'), ['nothing to do'])
  await assert.rejects(async () => say('done', first), { code: 'TASK_NOT_FOUND' })
})
