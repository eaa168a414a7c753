import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { travellersBefore } from '#app/past-travellers.ts'
import { one } from '#database/database.ts'
import type { NewOrder } from '#orders/server/orders.ts'
import { openPassengers } from '#passengers/server/passengers.ts'
import { openMarket } from '#testing/orders/market.ts'

const sara: NewOrder['passengers'][number] = {
  group: 'adult',
  firstName: 'SARA',
  lastName: 'AHMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'احمدی',
  gender: 'Female',
  birthDate: Temporal.PlainDate.from('1994-05-02'),
  nationalCode: null,
  passport: {
    type: 'IranianPassport',
    number: 'K45128903',
    nationality: 'IRN',
    issuingCountry: 'IRN',
    expiresOn: Temporal.PlainDate.from('2027-05-30'),
  },
}

function flight(destination: string, destinationName: string): NewOrder['journeys'][number] {
  return {
    proposalId: '7',
    isReturning: false,
    airlineCode: 'W5',
    airlineName: 'ماهان',
    flightNumber: '112',
    origin: 'IKA',
    originName: 'تهران',
    destination,
    destinationName,
    stops: [],
    departsLocal: Temporal.PlainDateTime.from('2026-12-03T06:15'),
    arrivesLocal: Temporal.PlainDateTime.from('2026-12-03T09:40'),
    departsAt: Temporal.Instant.from('2026-12-03T02:45:00Z'),
  }
}

async function openTogether() {
  const market = await openMarket()
  market.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  const { id: owner } = await one(
    market.house.database,
    sql<{
      id: string
    }>`insert into accounts.users (phone, created_at) values ('+989121111111', now()) returning id`,
  )
  const passengers = openPassengers(market.house, { orders: travellersBefore(() => market.orders) })
  return { ...market, owner, passengers, [Symbol.asyncDispose]: () => market[Symbol.asyncDispose]() }
}

test('the people of a paid order may be brought in, those of one that was never paid may not', async () => {
  await using t = await openTogether()
  await t.buy({ ownerId: t.owner, passengers: [{ ...sara, firstName: 'MINA' }] })
  const paid = await t.bought(t.owner)
  await t.pay(paid)
  const past = await t.passengers.pastOf(t.owner)
  assert.deepEqual(
    past.map(({ firstName, nationalCode }) => [firstName, nationalCode]),
    [['SARA', '0013542419']],
  )
  const [kept] = await t.passengers.bringIn(t.owner, [past[0]?.id ?? ''])
  assert.equal(kept?.lastNameFarsi, 'احمدی')
  assert.deepEqual(await t.passengers.pastOf(t.owner), [])
})

test('taking somebody off the list leaves the orders as they were', async () => {
  await using t = await openTogether()
  const order = await t.bought(t.owner)
  await t.pay(order)
  const before = await t.orders.passengersOf(order.orderId)
  const past = await t.passengers.pastOf(t.owner)
  const [kept] = await t.passengers.bringIn(
    t.owner,
    past.map(({ id }) => id),
  )
  await t.passengers.save(t.owner, { ...kept, firstName: 'ZARA' })
  await t.passengers.forget(t.owner, kept?.id ?? '')
  assert.deepEqual(await t.orders.passengersOf(order.orderId), before)
  assert.equal((await t.passengers.pastOf(t.owner)).length, 1)
})

test('a journey abroad ahead is watched with its last landing; one inside Iran, or flown, is not', async () => {
  await using t = await openTogether()
  const abroad = { ownerId: t.owner, passengers: [sara], journeys: [flight('IST', 'استانبول')] }
  const order = await t.buy(abroad)
  await t.orders.approve(order.orderId, t.owner)
  const home = await t.buy({ ownerId: t.owner })
  await t.orders.approve(home.orderId, t.owner)
  const { id } = await t.passengers.save(t.owner, {
    ...sara,
    genderTitle: 'Female',
    birthDateFa: '1994-05-02',
    nationalCode: '0013542419',
    nationalityCountryNameFa: 'ایران',
    passportIssuingCountryCountryNameFa: 'ایران',
    passportType: 'IranianPassport',
    passportNumber: 'K45128903',
    passportExpirationDateFa: '2027-05-02',
    passportExpirationDateType: 'Gregorian',
  })
  assert.deepEqual(await t.passengers.watchedOf(t.owner), [
    { id, destinationName: 'استانبول', neededUntil: '2027-05-03', isAssumed: false },
  ])
  t.house.clock.set(Temporal.Instant.from('2026-12-03T03:00:00Z'))
  assert.deepEqual(await t.passengers.watchedOf(t.owner), [])
})
