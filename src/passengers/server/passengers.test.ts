import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openPassengers } from '#passengers/server/passengers.ts'
import { passengersPart } from '#passengers/server/personal.ts'
import { hassan, nika, openTestPassengers } from '#testing/passengers/passengers.ts'

const kept = {
  firstName: 'NIKA',
  lastName: 'ROSTAMI',
  firstNameFarsi: 'نیکا',
  lastNameFarsi: 'رستمی',
  genderTitle: 'Female',
  birthDateFa: '1404-10-24',
  nationalCode: '0013542419',
  nationalityCountryNameFa: '',
  passportIssuingCountryCountryNameFa: '',
  passportType: '',
  passportNumber: '',
  passportExpirationDateFa: '',
  passportExpirationDateType: '',
  type: 3,
}

test('a co-traveller is saved put right, listed, changed and taken off', async () => {
  await using room = await openTestPassengers()
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
  await using room = await openTestPassengers()
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
  await using room = await openTestPassengers()
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
  await using room = await openTestPassengers()
  const answer = await room.ask('AddOrUpdatePassenger', {
    passenger: { ...nika, nationalCode: '1111111111', firstName: 'نیکا', birthDateFa: '1420-01-01' },
  })
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(answer.json().meta.errors, [
    { property: 'passenger.firstName', errors: ['فقط حروف لاتین؛ مثل AMIR'] },
    {
      property: 'passenger.birthDateFa',
      errors: ['این تاریخ هنوز نرسیده است؛ تاریخ تولد را دوباره ببینید.'],
    },
    { property: 'passenger.nationalCode', errors: ['کد ملی نامعتبر است'] },
  ])
})

test('what is no passenger at all is refused, and nobody is saved for another user', async () => {
  await using room = await openTestPassengers()
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
  await using room = await openTestPassengers()
  const passengers = openPassengers(room.house)
  const family = [nika, { ...nika, firstName: 'Sara', nationalCode: '0499370899', birthDateFa: '1371-05-24' }]
  const undone = room.house.database.transaction().execute(async (trx) => {
    await passengers.remembering(room.owner, family)(trx)
    throw new Error('the order failed')
  })
  await assert.rejects(undone, /the order failed/)
  assert.deepEqual(await room.list(), [])
  await Promise.all(
    [family, family.toReversed()].map((forms) =>
      room.house.database.transaction().execute((trx) => passengers.remembering(room.owner, forms)(trx)),
    ),
  )
  assert.deepEqual((await room.list()).map(({ firstName }) => firstName).toSorted(), ['NIKA', 'SARA'])
})

test('a full list takes nobody new, and goes on knowing those it has', async () => {
  await using room = await openTestPassengers()
  await room.ask('AddOrUpdatePassenger', { passenger: hassan })
  await sql`insert into passengers.saved (user_id, first_name, last_name, first_name_farsi, last_name_farsi, gender, birth_date,
      national_code, used_at)
    select ${room.owner}, 'A', 'B', 'ا', 'ب', 'Male', date '1990-01-01', lpad(n::text, 10, '0'), now()
    from generate_series(1, 99) as n`.execute(room.house.database)
  const refused = await room.ask('AddOrUpdatePassenger', { passenger: nika })
  assert.deepEqual([refused.statusCode, refused.json().meta.code], [409, 'PASSENGER_LIST_FULL'])
  assert.equal((await room.ask('AddOrUpdatePassenger', { passenger: hassan })).statusCode, 200)
})

test('whoever takes his data along has those too whom he took off his list, as long as they are kept', async () => {
  await using room = await openTestPassengers()
  const { id } = (await room.ask('AddOrUpdatePassenger', { passenger: nika })).json().data
  await room.remove(id)
  const { saved } = (await passengersPart(room.house).exported(room.owner)) as {
    saved: { id: string }[]
  }
  assert.deepEqual(
    saved.map((one) => one.id),
    [id],
  )
})
