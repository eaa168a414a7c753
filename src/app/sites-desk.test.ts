import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { contactCalls } from '#help/calls.ts'
import { supportCalls } from '#support/calls.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { thirdBrand } from '#testing/server/third-brand.ts'

const letter = {
  name: 'سارا محمدی',
  mobile: '09121230007',
  answerBy: 'sms',
  topic: 'money',
  orderNumber: '',
  text: 'استرداد من کجاست؟',
}

suite('a desk that answers for three brands', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency({
      PUBLIC_URL: 'https://parastoo.test',
      SITES: 'chakavak=https://chakavak.test, hodhod=https://hodhod.test',
      BRANDS_DIR: thirdBrand,
    })
    t.house.clock.set(Temporal.Instant.from('2026-11-23T18:45:00Z')) // 22:15 in Tehran
  })
  after(() => t[Symbol.asyncDispose]())

  const signedIn = (brand: string, phone: string): Promise<SignedIn> => {
    const { sites } = t.house.settings
    return sites.at(sites.ofBrand(brand), () => t.admit(phone))
  }
  const brandsOf = (template: string) =>
    all(
      t.house.database,
      sql<{ brand: string; opens: string }>`
        select brand, tokens[1] as opens from messages.outbox where template = ${template} order by created_at, id`,
    )

  test('what people write is answered by the brand they wrote to, in its hours', async () => {
    const write = async (host: string, text: string) => {
      const written = await t.ask(contactCalls.write.line, { host, body: { ...letter, text } })
      assert.equal(written.status, 200, written.text)
      return contactCalls.write.answer.parse(written.data)
    }
    const [ours, third] = [
      await write('parastoo.test', 'استرداد من کجاست؟'),
      await write('hodhod.test', 'پول من کی می‌رسد؟'),
    ]
    assert.match(ours.dueAt, /^سه‌شنبه ۳ آذر، ساعت ۱۱:۱۵$/) // open until midnight, and from nine
    assert.match(third.dueAt, /^سه‌شنبه ۳ آذر، ساعت ۱۲:۰۰$/) // closed at ten, open from eight
    await t.agency.help.desk.answer(third.number, 'دیروز به حسابتان نشست.')
    const { rows } = await sql<{ brand: string; tokens: string[] }>`
      select brand, tokens from messages.outbox where template = 'contact-answered'`.execute(t.house.database)
    assert.deepEqual(rows, [
      {
        brand: 'hodhod',
        tokens: [`${third.number}`, `https://hodhod.test/contact-us/request?number=${third.number}`],
      },
    ])
  })

  test('an unread answer is told by the brand of its conversation, whoever sends it', async () => {
    const { token, userId } = await signedIn('chakavak', '+989121230008')
    const body = { id: randomUUID(), text: 'کیفم در هواپیما ماند' }
    const sent = await t.ask(supportCalls.send.line, { by: token, host: 'chakavak.test', body })
    assert.equal(sent.status, 200, sent.text)
    const { id } = await one(
      t.house.database,
      sql<{ id: string }>`select id from support.conversation where user_id = ${userId}`,
    )
    const { support } = t.agency
    await support.desk.answer(id, { name: 'سارا محمدی', text: 'پرسیدم.' })
    await support.work.tellUnread(id, 900)
    const [told] = await brandsOf('support-answered')
    assert.equal(told?.brand, 'chakavak')
    assert.match(told?.opens ?? '', /^https:\/\/chakavak\.test\//)
  })
})
