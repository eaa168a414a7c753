import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openOffice } from '#testing/refunds/office.ts'
import { first, givenBack, toBank } from '#testing/refunds/questions.ts'

test('the database keeps no sending of a payout beside another', async () => {
  await using office = await openOffice()
  const userId = randomUUID()
  office.setClock('2026-11-28T08:00:00Z')
  const orderId = await office.issued(userId)
  const { refundId } = await givenBack(office, { userId, orderId, items: [first] }, toBank)
  await office.refunds.work.payOut(refundId)
  const asked = (later: string) =>
    sql`update refunds.payout set asked_at = asked_at + ${later}::interval`.execute(office.house.database)
  await assert.rejects(asked('19 seconds'), { constraint: 'sent_by_one' })
  await asked('20 seconds')
})
