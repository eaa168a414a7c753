import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { passengerCalls } from '#passengers/calls.ts'
import { openPassengers } from '#passengers/server/passengers.ts'
import { passengerAnswers } from '#passengers/server/routes.ts'
import { openTestHouse, type TestHouse } from '#server/test-house.ts'

const nika = {
  firstName: 'nika',
  lastName: 'Rostami',
  firstNameFarsi: 'نیکا',
  lastNameFarsi: 'رستمي',
  genderTitle: 'Female',
  birthDateFa: '۱۴۰۴/۱۰/۲۴',
  nationalCode: '۰۰۱۳۵۴۲۴۱۹',
}
const kept = {
  firstName: 'NIKA',
  lastName: 'ROSTAMI',
  firstNameFarsi: 'نیکا',
  lastNameFarsi: 'رستمی',
  genderTitle: 'Female',
  birthDateFa: '1404-10-24',
  nationalCode: '0013542419',
  type: 3,
}

test('a co-traveller is saved put right, listed, changed and taken off', async () => {
  await using room = await openRoom()
  const saved = await room.ask('AddOrUpdatePassenger', { passenger: nika })
  assert.equal(saved.statusCode, 200)
  const { id, ...fields } = saved.json().data
  assert.deepEqual(fields, kept)
  const changed = await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, id, firstName: 'NIKOO' } })
  assert.equal(changed.json().data.firstName, 'NIKOO')
  assert.equal((await room.list()).length, 1)
  assert.equal((await room.remove(id)).statusCode, 200)
  assert.deepEqual(await room.list(), [])
  const { rows } = await sql`select 1 from passengers.saved where deleted_at is not null`.execute(
    room.house.database,
  )
  assert.equal(rows.length, 1)
})

test('one person stands on a list once, and may come back after leaving it', async () => {
  await using room = await openRoom()
  const first = await room.ask('AddOrUpdatePassenger', { passenger: nika })
  const again = await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, lastName: 'KIANI' } })
  assert.equal(again.json().data.id, first.json().data.id)
  const other = await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, nationalCode: '0499370899' } })
  const clash = await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, id: other.json().data.id } })
  assert.deepEqual([clash.statusCode, clash.json().meta.code], [409, 'NATIONAL_CODE_ALREADY_SAVED'])
  await room.remove(first.json().data.id)
  assert.equal((await room.ask('AddOrUpdatePassenger', { passenger: nika })).statusCode, 200)
  assert.equal((await room.list()).length, 2)
})

test('a stranger sees, changes and removes nothing, and a guest is asked to sign in', async () => {
  await using room = await openRoom()
  const { id } = (await room.ask('AddOrUpdatePassenger', { passenger: nika })).json().data
  assert.deepEqual(await room.list(room.stranger), [])
  const changed = await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, id } }, room.stranger)
  assert.deepEqual([changed.statusCode, changed.json().meta.code], [404, 'PASSENGER_NOT_FOUND'])
  assert.equal((await room.remove(id, room.stranger)).statusCode, 404)
  assert.equal((await room.ask('GetCurrentUserPassengers', {}, '')).statusCode, 401)
  assert.equal((await room.remove(id, '')).statusCode, 401)
  assert.deepEqual(await room.list(), [{ id, ...kept }])
})

test('a form with faults is answered field by field', async () => {
  await using room = await openRoom()
  const answer = await room.ask('AddOrUpdatePassenger', {
    passenger: { ...nika, nationalCode: '1111111111', firstName: 'نیکا', birthDateFa: '1420-01-01' },
  })
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(answer.json().meta.errors, [
    { property: 'passenger.firstName', errors: ['فقط حروف لاتین؛ مثل AMIR'] },
    { property: 'passenger.birthDateFa', errors: ['برای نوزاد کمتر از ۱۰ روز بلیت صادر نمی‌شود.'] },
    { property: 'passenger.nationalCode', errors: ['کد ملی نامعتبر است'] },
  ])
})

test('what is no passenger at all is refused, and nobody is saved for another user', async () => {
  await using room = await openRoom()
  for (const body of [
    {},
    { passenger: null },
    { passenger: [] },
    { passenger: { ...nika, firstName: ['NIKA'] } },
  ])
    assert.equal((await room.ask('AddOrUpdatePassenger', body)).statusCode, 400)
  await room.ask('AddOrUpdatePassenger', { passenger: { ...nika, userId: room.stranger } })
  assert.deepEqual(await room.list(room.stranger), [])
})

test('an order remembers its passengers with itself: both or neither', async () => {
  await using room = await openRoom()
  const passengers = openPassengers(room.house)
  const family = [nika, { ...nika, firstName: 'Sara', nationalCode: '0499370899', birthDateFa: '1371-05-24' }]
  const undone = room.house.database.transaction().execute(async (trx) => {
    await passengers.remember(trx, room.owner, family)
    throw new Error('the order failed')
  })
  await assert.rejects(undone, /the order failed/)
  assert.deepEqual(await room.list(), [])
  await Promise.all(
    [family, family.toReversed()].map((forms) =>
      room.house.database.transaction().execute((trx) => passengers.remember(trx, room.owner, forms)),
    ),
  )
  assert.deepEqual((await room.list()).map(({ firstName }) => firstName).toSorted(), ['NIKA', 'SARA'])
})

interface Room extends AsyncDisposable {
  readonly house: TestHouse
  readonly owner: string
  readonly stranger: string
  ask(name: string, payload: object, user?: string): ReturnType<typeof inject>
  remove(id: string, user?: string): ReturnType<typeof inject>
  list(user?: string): Promise<readonly { firstName: string }[]>
}

async function openRoom(): Promise<Room> {
  const house = await openTestHouse()
  house.clock.set(Temporal.Instant.from('2026-11-21T08:00:00Z'))
  house.mount({ calls: passengerCalls, answers: passengerAnswers(openPassengers(house)) })
  const [owner, stranger] = [await userOf(house, '+989121111111'), await userOf(house, '+989122222222')]
  const ask: Room['ask'] = (name, payload, user = owner) =>
    inject(house, { method: 'POST', name, payload, user })
  return {
    house,
    owner,
    stranger,
    ask,
    remove: (id, user = owner) => inject(house, { method: 'DELETE', name: `DeletePassenger/${id}`, user }),
    list: async (user) => (await ask('GetCurrentUserPassengers', {}, user)).json().data,
    [Symbol.asyncDispose]: () => house.close(),
  }
}

function inject(
  house: TestHouse,
  {
    method,
    name,
    payload,
    user,
  }: { method: 'POST' | 'DELETE'; name: string; payload?: object; user: string },
) {
  return house.app.inject({
    method,
    url: `/api/flight-reservation/Passenger/${name}`,
    ...(payload === undefined ? {} : { payload }),
    ...(user === '' ? {} : { headers: { 'x-user': user } }),
  })
}

async function userOf(house: TestHouse, phone: string): Promise<string> {
  const row = await one(
    house.database,
    sql<{ id: string }>`insert into accounts.users (phone, created_at) values (${phone}, now()) returning id`,
  )
  return row.id
}
