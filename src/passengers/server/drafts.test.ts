import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { draftLimits } from '#passengers/server/drafts.ts'
import { passengersPart } from '#passengers/server/personal.ts'
import { openTestPassengers } from '#testing/passengers/passengers.ts'

const form = 'flight 1-0-0'
const text = JSON.stringify({ travellers: [{ firstNameFarsi: 'سارا', nationalCode: '0012345679' }] })

test('what was typed waits for its owner at every device, the last word of each form', async () => {
  await using room = await openTestPassengers()
  const { drafts } = room.passengers
  const first = await room.ask('KeepDraft', { form, text: '{}' })
  assert.equal(first.statusCode, 200, first.body)
  room.house.clock.set(room.house.clock.now().add({ minutes: 1 }))
  const { changedAt } = (await room.ask('KeepDraft', { form, text })).json().data
  assert.deepEqual(await drafts.of(room.owner, form), { text, changedAt })
  assert.equal(await drafts.of(room.owner, 'flight 2-0-0'), undefined)
})

test('nobody else reads it, and a row that is moved to another opens for nobody', async () => {
  await using room = await openTestPassengers()
  const { drafts } = room.passengers
  await drafts.put(room.owner, form, text)
  assert.equal(await drafts.of(room.stranger, form), undefined)
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from passengers.draft`.execute(
    room.house.database,
  )
  assert.equal(rows[0]?.sealed.includes('0012345679'), false)
  await sql`update passengers.draft set user_id = ${room.stranger}`.execute(room.house.database)
  await assert.rejects(drafts.of(room.stranger, form))
})

test('it is gone after its time, and with the account', async () => {
  await using room = await openTestPassengers()
  const { drafts } = room.passengers
  const { house, owner } = room
  await drafts.put(owner, form, text)
  const part = passengersPart(house)
  assert.match(JSON.stringify(await part.exported(owner)), /0012345679/)
  assert.equal(
    await house.database
      .transaction()
      .execute((trx) => part.erase(trx, { userId: owner, phone: null, email: null })),
    1,
  )
  assert.equal(await drafts.of(owner, form), undefined)
  await drafts.put(owner, form, text)
  house.clock.set(house.clock.now().add({ hours: draftLimits.forHours, seconds: 1 }))
  assert.equal(await drafts.of(owner, form), undefined)
})

test('a user has the latest forms alone, and none that is named or filled wrongly', async () => {
  await using room = await openTestPassengers()
  const { drafts } = room.passengers
  for (let forms = 0; forms <= draftLimits.forms; forms += 1) {
    room.house.clock.set(room.house.clock.now().add({ minutes: 1 }))
    await drafts.put(room.owner, `leaders ${forms}`, text)
  }
  assert.equal(await drafts.of(room.owner, 'leaders 0'), undefined)
  assert.notEqual(await drafts.of(room.owner, 'leaders 1'), undefined)
  for (const wrong of [
    { form: 'x'.repeat(200), text },
    { form: "flight '; drop", text },
    { form, text: 'x'.repeat(20_001) },
  ])
    assert.equal((await room.ask('KeepDraft', wrong)).statusCode, 400)
})
