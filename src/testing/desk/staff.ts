import { sql } from 'kysely'
import { one } from '#database/database.ts'
import type { Role } from '#desk/roles.ts'
import { openSession } from '#desk/server/sessions.ts'
import { headersOf, sentBy, type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import type { TestHouse } from '#testing/server/house.ts'

/** Somebody signed in at the desk. */
export interface TestStaff {
  readonly staffId: string
  readonly name: string
  /** of the session */
  readonly token: string
  ask(line: string, body?: object): Promise<TestResponse>
}

/** Without a key: as if it had been shown. */
export async function staffIn(
  { house }: Pick<TestAgency, 'house'>,
  roles: readonly Role[],
  of: string | { readonly name: string; readonly hotels: readonly string[] } = `همکار ${roles.join(' ')}`,
): Promise<TestStaff> {
  const atMarjan = roles.includes('hotelier') ? ['kih-marjan'] : []
  const { name, hotels } = typeof of === 'string' ? { name: of, hotels: atMarjan } : of
  const now = house.clock.now()
  const { id } = await one(
    house.database,
    sql<{ id: string }>`insert into desk.staff (name, roles, hotels, created_at, changed_at)
      values (${name}, ${[...roles]}, ${[...hotels]}, ${now}, ${now}) returning id`,
  )
  const token = await sessionOf(house, id)
  return { staffId: id, name, token, ask: (line, body) => askAtDesk(house, line, { token, body }) }
}

export function sessionOf(house: TestHouse, staffId: string): Promise<string> {
  const arrival = { network: '203.0.113.0/24', deviceWords: 'کروم در لینوکس' }
  return openSession(house, house.database, { staffId, arrival })
}

interface AskingAtDesk {
  readonly token?: string | undefined
  readonly body?: object | undefined
  readonly address?: string
}

/** `POST /api/desk/…` with the desk's cookie. */
export async function askAtDesk(
  { app }: TestHouse,
  line: string,
  { token, body, address }: AskingAtDesk = {},
): Promise<TestResponse & { readonly cookie: string | undefined }> {
  const [method = 'GET', url = '/'] = line.split(' ')
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...headersOf({ address }), ...(token === undefined ? {} : { cookie: `desk=${token}` }) },
    ...(body === undefined ? {} : { payload: body }),
  })
  const cookie = response.cookies.find(({ name }) => name === 'desk')?.value
  return { ...sentBy(response.statusCode, response.body, response.headers.location), cookie }
}
