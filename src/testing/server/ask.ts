import { randomUUID } from 'node:crypto'
import type { TestHouse } from '#testing/server/house.ts'

/** `data`, or the refusal's code and the fields with faults. */
export interface TestResponse {
  readonly status: number
  readonly data: unknown
  readonly codes: readonly string[]
  readonly fields: readonly (string | undefined)[]
  readonly text: string
}

interface Sent {
  readonly body?: object | undefined
  readonly userId?: string | undefined
}

/** `POST /api/…` or `GET /api/…`, with a new idempotency key. */
export async function ask(house: TestHouse, line: string, { body, userId }: Sent): Promise<TestResponse> {
  const [method = 'GET', url = '/'] = line.split(' ')
  const response = await house.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: { 'idempotency-key': randomUUID(), ...(userId === undefined ? {} : { 'x-user': userId }) },
    ...(body === undefined ? {} : { payload: body }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const told = isJson ? response.json() : {}
  return {
    status: response.statusCode,
    data: told.data,
    codes: told.meta === undefined ? [] : [told.meta.code],
    fields: (told.meta?.errors ?? []).map((one: { readonly property?: string }) => one.property),
    text: response.body,
  }
}
