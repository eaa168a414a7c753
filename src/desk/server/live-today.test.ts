import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn } from '#testing/desk/staff.ts'

let t: TestAgency
let address: string
before(async () => {
  t = await openTestAgency()
  address = await t.house.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => t[Symbol.asyncDispose]())

const listen = (token: string) =>
  fetch(`${address}/api/desk/today/events`, { headers: { cookie: `desk=${token}` } })

test('the day is said to whoever looks when a figure changes, and no more to who may not look', async () => {
  const staff = await staffIn(t, ['support'])
  const response = await listen(staff.token)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /event-stream/)
  const said = events(response)
  assert.equal(tasksIn(await said.next()), 0)
  const { house } = t
  await house.database
    .transaction()
    .execute((trx) =>
      t.agency.promises.give(trx, { kind: 'odd-payment-explained', subject: 'a', at: house.clock.now() }),
    )
  assert.equal(tasksIn(await said.next()), 1)
  await sql`update desk.session set revoked_at = ${house.clock.now()}, revoked_why = 'test'
    where staff_id = ${staff.staffId}`.execute(house.database)
  assert.equal((await said.next()).done, true)
})

test('without a session, or without the right to read orders, nothing is said', async () => {
  assert.equal((await listen('nobody')).status, 401)
  const { token } = await staffIn(t, ['content'])
  assert.equal((await listen(token)).status, 403)
})

interface Said {
  readonly late: readonly unknown[]
}

async function* events(response: Response): AsyncGenerator<Said, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as Said
    }
  }
  return undefined
}

function tasksIn({ value }: IteratorResult<Said, undefined>): number {
  return value?.late.length ?? -1
}
