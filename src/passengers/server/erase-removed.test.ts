import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawing } from '#testing/documents/documents.ts'
import { hassan, nika, openTestPassengers, type TestPassengers } from '#testing/passengers/passengers.ts'

async function pictured({ documents, owner }: TestPassengers, number: string): Promise<void> {
  const sent = await drawing().jpeg().toBuffer()
  await documents.keep({ userId: owner, address: '10.0.0.1' }, { kind: 'passport', number, sent })
}

async function saved(room: TestPassengers, passenger: object): Promise<string> {
  return (await room.ask('AddOrUpdatePassenger', { passenger })).json().data.id
}

function pass({ house }: TestPassengers, minutes: number): void {
  house.clock.set(house.clock.now().add({ minutes }))
}

test('who was taken off goes for good when the hour is over, with the pictures of that passport alone', async () => {
  await using room = await openTestPassengers()
  const id = await saved(room, hassan)
  await saved(room, nika)
  await pictured(room, 'ab123456')
  await pictured(room, 'K45128903')
  await room.remove(id)
  pass(room, 59)
  assert.deepEqual(await room.passengers.destroyTakenOff(), { people: 0, pictures: 0 })
  assert.equal((await room.documents.mine(room.owner)).length, 2)
  pass(room, 1)
  assert.deepEqual(await room.passengers.destroyTakenOff(), { people: 1, pictures: 1 })
  assert.equal((await room.documents.mine(room.owner)).length, 1)
  assert.deepEqual(
    (await room.list()).map(({ firstName }) => firstName),
    ['NIKA'],
  )
  assert.deepEqual(await room.passengers.destroyTakenOff(), { people: 0, pictures: 0 })
})

test('in the hour of regret the picture of whoever was taken off is shown to go at its end, and no other', async () => {
  await using room = await openTestPassengers()
  const shown = async () =>
    (await room.documents.mine(room.owner))
      .filter(({ goesWithPassenger }) => goesWithPassenger)
      .map(({ purgeAt, passengerId }) => ({ purgeAt, passengerId }))
  const id = await saved(room, hassan)
  await saved(room, nika)
  await pictured(room, 'AB123456')
  await pictured(room, 'K45128903')
  assert.deepEqual(await shown(), [])
  await room.remove(id)
  const [going, ...others] = await shown()
  assert.ok(going)
  assert.deepEqual([going.passengerId, others], [null, []])
  pass(room, 58)
  assert.equal((await room.documents.mine(room.owner)).length, 2)
  const left = Temporal.Instant.from(going.purgeAt).since(room.house.clock.now()).total('minutes')
  assert.ok(left > 1 && left <= 2, `${left} minutes`)
  await saved(room, hassan)
  assert.deepEqual(await shown(), [])
  assert.equal((await room.documents.mine(room.owner)).filter((one) => one.passengerId).length, 1)
})

test('who was put back or saved anew keeps the pictures', async () => {
  await using room = await openTestPassengers()
  const id = await saved(room, hassan)
  await pictured(room, 'AB123456')
  await room.remove(id)
  assert.equal((await room.ask(`RestorePassenger/${id}`, {})).statusCode, 200)
  pass(room, 90)
  assert.deepEqual(await room.passengers.destroyTakenOff(), { people: 0, pictures: 0 })
  await room.remove(id)
  await saved(room, hassan)
  pass(room, 90)
  assert.deepEqual(await room.passengers.destroyTakenOff(), { people: 1, pictures: 0 })
  const [picture] = await room.documents.mine(room.owner)
  assert.ok(picture?.passengerId)
})

test("a stranger's picture of the same passport stays", async () => {
  await using room = await openTestPassengers()
  const id = await saved(room, hassan)
  const sent = await drawing().jpeg().toBuffer()
  await room.documents.keep(
    { userId: room.stranger, address: '10.0.0.2' },
    { kind: 'passport', number: 'AB123456', sent },
  )
  await room.remove(id)
  pass(room, 61)
  assert.deepEqual(await room.passengers.destroyTakenOff(), { people: 1, pictures: 0 })
  assert.equal((await room.documents.mine(room.stranger)).length, 1)
})
