import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'kysely'
import { beginnings } from '#calls/path-template.ts'
import { all } from '#database/database.ts'
import pages from '#routes.ts'
import { browserFailureCalls } from '#server/browser-failures/calls.ts'
import { commonestFailures } from '#server/browser-failures/failures.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'

const script = {
  kind: 'script',
  page: '/payment/0e8f2a5e',
  name: 'TypeError',
  file: '/assets/a-1.js',
  line: 1,
  column: 7,
}

suite('what fails in browsers is told to the house', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
  })
  after(() => t[Symbol.asyncDispose]())

  const tell = async (
    payload: object,
    from = '198.51.100.7',
    origin: string | undefined = 'https://parastoo.test',
  ) => {
    const [, url = ''] = browserFailureCalls.tell.line.split(' ')
    const { statusCode, body } = await t.house.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: 'parastoo.test', 'x-forwarded-for': from, ...(origin === '' ? {} : { origin }) },
    })
    return { status: statusCode, code: statusCode < 300 ? undefined : JSON.parse(body).meta.code }
  }
  const common = () => commonestFailures(t.house.database, t.house.clock.now())

  test('the commonest is told first; nobody, no address and nothing typed is in what is kept', async () => {
    assert.equal((await tell(script)).status, 200)
    assert.equal((await tell(script, '198.51.100.8')).status, 200)
    const call = {
      kind: 'call',
      page: '/ali-rezaei',
      path: '/api/orders/Order/Details/09121234567?x=1',
      status: 503,
    }
    assert.equal((await tell(call)).status, 200)
    assert.equal(
      (await tell({ kind: 'chunk', page: '/ticket/secretlink', file: '/assets/map-9.js' })).status,
      200,
    )
    assert.deepEqual(await common(), [
      { count: 2, kind: 'script', page: '/payment/:id', what: 'TypeError /assets/a-1.js:1:7' },
      { count: 1, kind: 'call', page: '/:id', what: '503 /api/orders/Order/Details/:id' },
      { count: 1, kind: 'chunk', page: '/ticket/:id', what: '/assets/map-9.js' },
    ])
    const rows = await all(t.house.database, sql<object>`select * from server.browser_failure`)
    const lines = t.house.logged.filter((line) => line.includes('browser.failure'))
    assert.equal(lines.length, 4)
    for (const secret of ['0e8f2a5e', 'rezaei', '0912', 'secretlink', '198.51.100'])
      assert.ok(!JSON.stringify([rows, lines]).includes(secret), secret)
  })

  test('what is no failure of ours, or comes from elsewhere, is refused', async () => {
    assert.equal((await tell({ ...script, name: 'my card is 6037' })).code, 'VALIDATION')
    assert.equal((await tell({ ...script, file: 'https://evil.example/a.js' })).code, 'VALIDATION')
    assert.equal((await tell({ kind: 'call', page: '/', path: '/api', status: 404 })).code, 'VALIDATION')
    assert.equal((await tell({ kind: 'else', page: '/' })).code, 'VALIDATION')
    assert.equal((await tell(script, undefined, 'https://evil.example')).code, 'FOREIGN_ORIGIN')
    assert.equal((await tell(script, undefined, '')).code, 'FOREIGN_ORIGIN')
  })

  test('of one address twenty an hour are taken, also over a whole IPv6 network, and again an hour later', async () => {
    const from = (n: number) => `2001:db8:7:7::${n}`
    for (let n = 0; n < 20; n += 1) assert.equal((await tell(script, from(n))).status, 200)
    assert.deepEqual(await tell(script, from(99)), { status: 429, code: 'TOO_MANY' })
    assert.equal((await tell(script, '2001:db8:7:8::1')).status, 200)
    t.house.clock.advance({ hours: 1, seconds: 1 })
    assert.equal((await tell(script, from(1))).status, 200)
  })

  test('how every page and call of ours begins is known, so that none is told as nothing', async () => {
    const { paths } = JSON.parse((await t.ask('GET /openapi.json')).text)
    const begins = (path: string) => path.split('/').filter(Boolean)[0] ?? ''
    const all = [...Object.keys(paths), ...pathsIn(pages)].map(begins)
    const unknown = all.filter((first) => /^[\w-]+$/.test(first) && !beginnings.has(first))
    assert.deepEqual([...new Set(unknown)], [])
  })

  test('after a week they are not told any more', async () => {
    t.house.clock.advance({ hours: 24 * 8 })
    assert.deepEqual(await common(), [])
  })
})

function pathsIn(table: readonly RouteConfigEntry[]): readonly string[] {
  return table.flatMap(({ path = '', children = [] }) => [path, ...pathsIn(children)])
}
