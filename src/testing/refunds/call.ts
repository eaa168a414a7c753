import { randomUUID } from 'node:crypto'
import type { TestHouse } from '#testing/server/house.ts'

export interface TestResponse {
  readonly status: number
  readonly text: string
  // loosely typed for all responses
  readonly data: LooseData
  readonly code: string | undefined
  readonly fields: readonly (string | undefined)[]
}

type LooseData = Record<string, never> & { readonly [name: string]: never }

interface Asking {
  readonly userId: string | undefined
  readonly line: string
  readonly body: object | undefined
}

export async function askAt({ app }: TestHouse, { userId, line, body }: Asking): Promise<TestResponse> {
  const [method = 'GET', url = '/'] = line.split(' ')
  const response = await app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url,
    headers: { 'idempotency-key': randomUUID(), ...(userId === undefined ? {} : { 'x-user': userId }) },
    ...(body && { payload: body }),
  })
  const { data, meta } = response.json()
  return {
    status: response.statusCode,
    text: response.body,
    data,
    code: meta?.code,
    fields: (meta?.errors ?? []).map(({ property }: { property?: string }) => property),
  }
}
