import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { unansweredWords } from '#help/unanswered-words.ts'
import { openTestAgency } from '#testing/app/agency.ts'

async function help() {
  const opened = await openTestAgency()
  const { feedback } = opened.agency.help
  const vote = (slug: string, isYes: boolean, address?: string) =>
    opened.ask('POST /api/help/Answer/Vote', { body: { slug, isYes }, address })
  return { opened, feedback, vote }
}

test('a visitor counts once for an answer, by the last word, and nothing says who it was', async () => {
  const { opened, feedback, vote } = await help()
  await using _ = opened
  for (const isYes of [true, false, false]) assert.equal((await vote('refund-time', isYes)).status, 200)
  await vote('refund-time', true, '5.160.1.1')
  await vote('baggage', true)
  assert.deepEqual(await feedback.worst(), [{ slug: 'refund-time', yes: 1, no: 1 }])
  const stored = await all(
    opened.house.database,
    sql<{ voter: Buffer }>`select voter from help.answer_votes order by slug, is_yes`,
  )
  assert.equal(new Set(stored.map(({ voter }) => voter.toString('hex'))).size, 3)
  assert.equal((await vote('no-such-question', true)).code, 'QUESTION_NOT_FOUND')
})

test('the worst answer is first: much disliked before disliked once', async () => {
  const { opened, feedback, vote } = await help()
  await using _ = opened
  await vote('pets', false, '5.160.1.1')
  for (let nth = 1; nth <= 5; nth += 1) await vote('baggage', nth === 1, `5.160.1.${nth}`)
  assert.deepEqual(
    (await feedback.worst()).map(({ slug }) => slug),
    ['baggage', 'pets'],
  )
})

test('a search without an answer is counted once a day and address, and forgotten in a quarter', async () => {
  const { opened, feedback } = await help()
  await using _ = opened
  const { clock } = opened.house
  await feedback.foundNothing('تخفيف  دانشجويي', '5.160.1.1')
  await feedback.foundNothing('تخفیف دانشجویی', '5.160.1.1')
  await feedback.foundNothing('تخفیف دانشجویی ', '5.160.1.2')
  await feedback.foundNothing('قورمه سبزی', '5.160.1.2')
  const told = (await feedback.unanswered()).map(({ words, times }) => [words, times])
  assert.deepEqual(told, [
    ['تخفیف دانشجویی', 2],
    ['قورمه سبزی', 1],
  ])
  clock.advance({ hours: 25 })
  await feedback.foundNothing('تخفیف دانشجویی', '5.160.1.1')
  assert.equal((await feedback.unanswered())[0]?.times, 3)
  clock.advance({ hours: 90 * 24 })
  await feedback.forget()
  assert.deepEqual(
    (await feedback.unanswered()).map(({ words }) => words),
    ['تخفیف دانشجویی'],
  )
  clock.advance({ hours: 24 })
  await feedback.forget()
  assert.deepEqual(await feedback.unanswered(), [])
})

test('what may be somebody’s number, code or address is not stored', () => {
  for (const typed of [
    'بلیت ۰۹۱۲۱۲۳۴۵۶۷',
    'کد ملی 001-234-5678',
    'sara@parastoo.test نیامد',
    'سفارش 104 203 181',
    'گذرنامه K45128903',
    'W5 کجاست K7QX2M',
    '  ',
    'الف'.repeat(60),
  ])
    assert.equal(unansweredWords(typed), undefined, typed)
  assert.equal(unansweredWords('نوزاد ۹ روزه'), 'نوزاد 9 روزه')
})
