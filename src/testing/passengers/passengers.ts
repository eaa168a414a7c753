import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { type Documents, openDocuments } from '#documents/server/documents.ts'
import { passengerCalls } from '#passengers/calls.ts'
import { type OrdersBefore, openPassengers, type Passengers } from '#passengers/server/passengers.ts'
import { passengerHandlers } from '#passengers/server/routes.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

export const nika = {
  firstName: 'nika',
  lastName: 'Rostami',
  firstNameFarsi: 'نیکا',
  lastNameFarsi: 'رستمي',
  genderTitle: 'Female',
  birthDateFa: '۱۴۰۴/۱۰/۲۴',
  nationalCode: '۰۰۱۳۵۴۲۴۱۹',
}
export const hassan = {
  firstName: 'Hassan',
  lastName: 'Al Jaburi',
  genderTitle: 'Male',
  birthDateFa: '1980-03-02',
  nationalityCountryNameFa: 'iraq',
  passportIssuingCountryCountryNameFa: 'IRQ',
  passportType: 'IraqPassport',
  passportNumber: 'ab ۱۲۳۴۵۶',
  passportExpirationDateFa: '2027-01-01',
  passportExpirationDateType: 'Gregorian',
}

export interface TestPassengers extends AsyncDisposable {
  readonly house: TestHouse
  readonly passengers: Passengers
  readonly documents: Documents
  readonly owner: string
  readonly stranger: string
  ask(name: string, payload: object, user?: string): ReturnType<typeof inject>
  remove(id: string, user?: string): ReturnType<typeof inject>
  list(user?: string): Promise<readonly { firstName: string; passportNumber: string }[]>
}

export async function openTestPassengers(orders?: OrdersBefore): Promise<TestPassengers> {
  const house = await openTestHouse()
  house.clock.set(Temporal.Instant.from('2026-11-21T08:00:00Z'))
  const documents = openDocuments(house, { passportsOf: (userId) => passengers.passportsOf(userId) })
  const passengers: Passengers = openPassengers(house, { ...(orders && { orders }), pictures: documents })
  house.mount({ calls: passengerCalls, answers: passengerHandlers(passengers) })
  const [owner, stranger] = [await userOf(house, '+989121111111'), await userOf(house, '+989122222222')]
  const ask: TestPassengers['ask'] = (name, payload, user = owner) =>
    inject(house, { method: 'POST', name, payload, user })
  return {
    house,
    passengers,
    documents,
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
