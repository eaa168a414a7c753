import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPassengers } from '#passengers/server/passengers.ts'
import type { OrdersBefore, PastTraveller } from '#passengers/server/past-travellers.ts'
import { hassan, nika, openTestPassengers } from '#testing/passengers/passengers.ts'

const order = '3f0e8a3c-55d1-4c39-9d0e-0d2a5b1c7e11'
const omid: PastTraveller = {
  id: `${order}.0`,
  firstName: 'OMID',
  lastName: 'ROSTAMI',
  firstNameFarsi: 'امید',
  lastNameFarsi: 'رستمی',
  genderTitle: 'Male',
  birth: Temporal.PlainDate.from('1990-01-01'),
  nationalCode: '0013579241',
  passport: null,
}
const nikaBefore: PastTraveller = {
  ...omid,
  id: `${order}.1`,
  firstName: 'NIKA',
  genderTitle: 'Female',
  birth: Temporal.PlainDate.from('2026-01-14'),
  nationalCode: '0013542419',
}
const hassanBefore: PastTraveller = {
  ...omid,
  id: `${order}.2`,
  firstName: 'HASSAN',
  lastName: 'AL JABURI',
  firstNameFarsi: '',
  lastNameFarsi: '',
  birth: Temporal.PlainDate.from('1980-03-02'),
  nationalCode: null,
  passport: {
    type: 'IraqPassport',
    number: 'AB123456',
    nationality: 'IRQ',
    issuingCountry: 'IRQ',
    expiresOn: Temporal.PlainDate.from('2027-01-01'),
  },
}

function owns(owner: () => string): OrdersBefore {
  const travellers = [omid, { ...omid, id: `${order}.7` }, nikaBefore, hassanBefore]
  return {
    travellersOf: async (userId) => (userId === owner() ? travellers : []),
    tripsAhead: async (userId) =>
      userId === owner()
        ? [
            {
              destinationName: 'استانبول',
              needed: (issuer) => ({
                until: Temporal.PlainDate.from(issuer === 'IQ' ? '2027-06-20' : '2027-12-20'),
                isAssumed: false,
              }),
              travellers,
            },
          ]
        : [],
  }
}

async function openWithOrders() {
  let owner = ''
  const room = await openTestPassengers(owns(() => owner))
  owner = room.owner
  const get = (name: string, user: string) =>
    room.house.app.inject({ url: `/api/flight-reservation/Passenger/${name}`, headers: { 'x-user': user } })
  return { ...room, get, [Symbol.asyncDispose]: () => room[Symbol.asyncDispose]() }
}

test('who travelled before and is on no list is offered once, and nobody who is on it', async () => {
  await using room = await openWithOrders()
  await room.ask('AddOrUpdatePassenger', { passenger: nika })
  const past = (await room.get('GetPastPassengers', room.owner)).json().data
  assert.deepEqual(
    past.map(({ id }: { id: string }) => id),
    [omid.id, hassanBefore.id],
  )
  assert.deepEqual((await room.get('GetPastPassengers', room.stranger)).json().data, [])
})

test('people of orders are brought in all or none, again without doubles, and by their owner alone', async () => {
  await using room = await openWithOrders()
  const people = [omid.id, hassanBefore.id]
  const refused = await room.ask('ImportPastPassengers', { people }, room.stranger)
  assert.deepEqual([refused.statusCode, refused.json().meta.code], [404, 'PASSENGER_NOT_FOUND'])
  assert.equal(
    (await room.ask('ImportPastPassengers', { people: [...people, `${order}.9`] })).statusCode,
    404,
  )
  assert.deepEqual(await room.list(), [])
  await Promise.all([1, 2].map(() => room.ask('ImportPastPassengers', { people })))
  assert.deepEqual((await room.list()).map(({ firstName }) => firstName).toSorted(), ['HASSAN', 'OMID'])
  for (const wrong of [[], ['x'], [`${order}.a`]])
    assert.equal((await room.ask('ImportPastPassengers', { people: wrong })).statusCode, 400)
})

test('who was taken off comes back within the hour, not to another, and not beside himself', async () => {
  await using room = await openWithOrders()
  const { id } = (await room.ask('AddOrUpdatePassenger', { passenger: hassan })).json().data
  const restore = (user = room.owner) => room.ask(`RestorePassenger/${id}`, {}, user)
  assert.equal((await restore()).statusCode, 404)
  await room.remove(id)
  assert.equal((await restore(room.stranger)).statusCode, 404)
  assert.equal((await restore()).json().data.id, id)
  await room.remove(id)
  await room.ask('AddOrUpdatePassenger', { passenger: hassan })
  const beside = await restore()
  assert.deepEqual([beside.statusCode, beside.json().meta.code], [409, 'PASSPORT_ALREADY_SAVED'])
  const [again] = await room.list()
  assert.equal(again?.passportNumber, 'AB123456')
})

test('after an hour nobody comes back', async () => {
  await using room = await openWithOrders()
  const { id } = (await room.ask('AddOrUpdatePassenger', { passenger: nika })).json().data
  await room.remove(id)
  room.house.clock.set(room.house.clock.now().add({ minutes: 61 }))
  assert.equal((await room.ask(`RestorePassenger/${id}`, {})).statusCode, 404)
})

test('a kept passport that a journey ahead outlasts is watched, for who is on that journey', async () => {
  await using room = await openWithOrders()
  const passengers = openPassengers(room.house, { orders: owns(() => room.owner) })
  const { id } = (await room.ask('AddOrUpdatePassenger', { passenger: hassan })).json().data
  await room.ask('AddOrUpdatePassenger', { passenger: nika })
  assert.deepEqual(await passengers.watchedOf(room.owner), [
    { id, destinationName: 'استانبول', neededUntil: '2027-06-20', isAssumed: false },
  ])
  await room.ask('AddOrUpdatePassenger', {
    passenger: { ...hassan, id, passportExpirationDateFa: '2027-06-20' },
  })
  assert.deepEqual(await passengers.watchedOf(room.owner), [])
})
