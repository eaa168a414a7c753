import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { buyerIn } from '../../journeys/buyer/owner.ts'
import { bookedStay } from '../../journeys/buyer/stays.ts'

suite('incidents and reviews at the desk', () => {
  let t: TestAgency
  let writer: TestStaff
  before(async () => {
    t = await openTestAgency()
    writer = await staffIn(t, ['content'])
  })
  after(() => t[Symbol.asyncDispose]())

  const entriesOf = async (kind: string, id: number) =>
    (
      await all(
        t.house.database,
        sql<{ action: string; name: string }>`select action, staff_name as name from desk.audit
          where subject_kind = ${kind} and subject_id = ${String(id)} order by n`,
      )
    ).map(({ action, name }) => {
      assert.equal(name, writer.name)
      return action
    })

  test('an incident is opened, spoken of and closed, each with its entry', async () => {
    const incident = { services: ['tickets'], level: 'down', title: 'صدور قطع است', words: 'علت را می‌جوییم.' }
    const opened = await writer.ask('POST /api/desk/incidents', incident)
    assert.equal(opened.status, 200, opened.text)
    const { number } = opened.data as { number: number }
    const words = { words: 'علت پیدا شد.' }
    assert.equal((await writer.ask(`POST /api/desk/incidents/${number}/updates`, words)).status, 200)
    assert.equal((await writer.ask(`POST /api/desk/incidents/${number}/close`, words)).status, 200)
    const again = await writer.ask(`POST /api/desk/incidents/${number}/close`, words)
    assert.deepEqual([again.status, again.code], [404, 'INCIDENT_NOT_FOUND'])
    const [stored] = await t.agency.status.incidents.list()
    assert.deepEqual([stored?.number, stored?.closedAt !== null, stored?.updates.length], [number, true, 3])
    assert.deepEqual(await entriesOf('incident', number), [
      'incident.opened',
      'incident.updated',
      'incident.closed',
    ])
  })

  test('what is half said opens nothing and leaves no entry', async () => {
    const before = (await t.agency.status.incidents.list()).length
    const said = { services: ['cars'], level: 'slow', title: 'صدور کند است', words: 'تا یک ساعت' }
    assert.equal((await writer.ask('POST /api/desk/incidents', said)).code, 'SERVICE_UNKNOWN')
    const untitled = { ...said, services: ['tickets'], title: ' ' }
    const { status, said: faults } = await writer.ask('POST /api/desk/incidents', untitled)
    assert.deepEqual([status, faults[0]?.property], [400, 'title'])
    assert.equal((await t.agency.status.incidents.list()).length, before)
    const [row] = await all(
      t.house.database,
      sql<{
        many: number
      }>`select count(*)::integer as many from desk.audit where action = 'incident.opened'`,
    )
    assert.equal(row?.many, before)
  })

  test('a review that waits is refused with a reason or published, then answered or taken back', async () => {
    const id = await heldReview()
    const line = (what: string) => `POST /api/desk/reviews/${id}/${what}`
    assert.equal((await writer.ask(line('refuse'), { reason: ' ' })).status, 400)
    assert.equal((await writer.ask(line('answer'), { words: 'سپاس' })).code, 'REVIEW_NOT_FOUND')
    assert.equal((await writer.ask(line('refuse'), { reason: 'شمارهٔ تلفن در آن است' })).status, 200)
    assert.equal((await writer.ask(line('hold'), { reason: 'هنوز منتشر نشده' })).code, 'REVIEW_DECIDED')
    assert.equal((await writer.ask(line('publish'))).status, 200)
    assert.equal((await writer.ask(line('answer'), { words: 'آسانسور سوم راه افتاد.' })).status, 200)
    const [published] = await t.agency.hotels.moderation.published()
    assert.deepEqual([published?.id, published?.answer], [id, 'آسانسور سوم راه افتاد.'])
    assert.equal((await writer.ask(line('hold'), { reason: 'هتل اعتراض دارد' })).status, 200)
    assert.deepEqual(await t.agency.hotels.moderation.published(), [])
    const actions = ['review.refused', 'review.published', 'review.answered', 'review.held']
    assert.deepEqual(await entriesOf('review', id), actions)
  })

  /** Of a stay that is over: written straight into its table, after the stay's last day. */
  async function heldReview(): Promise<number> {
    const orderId = await bookedStay(t.agency, await buyerIn(t, 1))
    const [row] = await all(
      t.house.database,
      sql<{ id: number }>`insert into hotels.reviews
          (order_id, hotel_id, company, clean, staff, comfort, place, worth, words, check_in, nights, written_at, state)
        select order_id, hotel_id, 'couple', 5, 5, 4, 5, 4, 'صبح‌ها آسانسور شلوغ است.', check_in, check_out - check_in,
          (check_out + time '12:00') at time zone 'UTC', 'held'
        from hotels.stays where order_id = ${orderId} returning id`,
    )
    assert.ok(row)
    return row.id
  }
})
