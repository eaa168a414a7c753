import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { openContent } from '#content/server/content.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'

suite('texts that the desk writes over the house’s own', () => {
  let t: TestAgency
  let writer: TestStaff
  before(async () => {
    t = await openTestAgency()
    writer = await staffIn(t, ['content'])
  })
  after(() => t[Symbol.asyncDispose]())

  const write = (more: object) =>
    writer.ask('POST /api/desk/content/versions', { brand: null, startsAt: null, endsAt: null, ...more })

  test('an answer of help is read at once with the figures of the house, on every server, and taken back', async () => {
    const answer = { kind: 'answer', key: 'refund-time' }
    const fields = {
      question: 'پول کی برمی‌گردد؟',
      short: 'تا {refundAnswerHours} ساعت',
      answer: 'پاسخ تا {refundAnswerHours} ساعت می‌رسد.',
    }
    const wrong = await write({ ...answer, fields: { ...fields, answer: 'پاسخ تا ۴۸ ساعت می‌رسد.' } })
    assert.deepEqual([wrong.code, wrong.said[0]?.property], ['TEXT_FAULTY', 'answer'])
    const written = await write({ ...answer, fields })
    assert.equal(written.status, 200, written.text)
    const other = openContent(t.house)
    for (const content of [t.agency.content, other])
      assert.equal((await content.texts()).of('answer', 'refund-time')?.['question'], fields.question)
    assert.equal((await write({ ...answer, fields: null })).status, 200)
    assert.equal((await t.agency.content.texts()).of('answer', 'refund-time'), undefined)
  })

  test('a notice is read from its hour to its end', async () => {
    const now = t.house.clock.now()
    const [from, until] = [1, 3].map((hours) => now.add({ hours }).toString())
    const { data } = await write({
      kind: 'notice',
      key: '',
      fields: { words: 'فردا تلفن‌ها بسته است.', link: '', path: '/hotels' },
      startsAt: from,
      endsAt: until,
    })
    const { key } = data as { key: string }
    const at = async (hours: number) =>
      (await t.agency.content.textsAt({ brand: 'parastoo', now: now.add({ minutes: hours * 60 }) })).of(
        'notice',
        key,
      )?.['path']
    assert.deepEqual([await at(0.5), await at(1.5), await at(3.5)], [undefined, '/hotels', undefined])
    const past = await write({
      kind: 'notice',
      key: '',
      fields: { words: 'سلام به همه' },
      startsAt: now.subtract({ hours: 1 }).toString(),
    })
    assert.equal(past.code, 'TEXT_HOUR')
  })

  test('what was written stays, with who and when', async () => {
    assert.equal(
      (
        await write({
          kind: 'landing',
          key: 'MHD',
          fields: { lede: '', about: 'زیارت و بازار در شهر {city}.' },
        })
      ).status,
      200,
    )
    const [last] = await t.agency.content.history('landing')
    assert.deepEqual([last?.key, last?.writtenBy], ['MHD', writer.name])
    for (const change of [
      "update content.version set brand = 'parastoo'",
      'delete from content.version',
      'truncate content.version',
    ])
      await assert.rejects(sql.raw(change).execute(t.house.database), change)
  })

  test('a message goes out in the words of the desk, and is read so afterwards', async () => {
    const message = { kind: 'message', key: 'issue-failed' }
    const missing = await write({
      ...message,
      fields: { subject: 'صادر نشد', text: 'سفارش %token صادر نشد.', registered: '' },
    })
    assert.equal(missing.code, 'TEXT_FAULTY')
    const fields = {
      subject: 'پول برگشت',
      text: 'سفارش %token نشد؛ %token2 تومان در کیف پول است.',
      registered: '',
    }
    assert.equal((await write({ ...message, fields })).status, 200)
    const preview = await writer.ask('POST /api/desk/content/previews', {
      ...message,
      fields,
      brand: null,
      startsAt: null,
      endsAt: null,
    })
    assert.match(JSON.stringify(preview.data), /بخش/)
  })

  test('a site that is not ours and a text that is none are refused', async () => {
    const fields = { words: 'فردا تلفن‌ها بسته است.', link: '', path: '' }
    assert.equal((await write({ kind: 'notice', key: '', brand: 'nobody', fields })).code, 'TEXT_SITE')
    assert.equal((await write({ kind: 'answer', key: 'nothing', fields })).code, 'TEXT_FAULTY')
  })
})
