import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { callMatrix, openAtDesk, pageMatrix } from '#app/desk-matrix.ts'
import { deskCallsOf } from '#app/desk-on-the-wire.ts'
import { accessLayouts } from '#app/page-access.ts'
import type { Call } from '#calls/call.ts'
import { all } from '#database/database.ts'
import { deskPages } from '#desk/pages.ts'
import { permissions } from '#desk/permissions.ts'
import { roleNames } from '#desk/roles.ts'
import { middleware } from '#desk/web/desk-layout.server.ts'
import pages from '#routes.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { askAtDesk, sessionOf, staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { agencyContext, staffContext } from '#web/page-context.server.ts'

let agency: TestAgency
let calls: readonly Call[]
const staff = new Map<string, TestStaff>()

suite('the desk', () => {
  before(async () => {
    agency = await openTestAgency()
    calls = Object.values(deskCallsOf(agency.agency)).flatMap((room) => Object.values<Call>(room.calls))
    for (const role of roleNames) staff.set(role, await staffIn(agency, [role]))
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('every call has one permission and a row of the matrix, and is in the contract', async () => {
    const ruled = [...Object.keys(callMatrix), ...openAtDesk.filter((line) => line.includes(' '))]
    assert.deepEqual(calls.map(({ line }) => line).sort(), ruled.sort())
    for (const { line, who, permission = '' } of calls) {
      assert.equal(who === 'staff', !openAtDesk.includes(line), line)
      assert.ok(who === 'staff' ? Object.hasOwn(permissions, permission) : permission === 'sign-in', line)
    }
    assert.deepEqual((await linesOfContract()).filter(isOfDesk).sort(), ruled)
  })

  test('every role gets an answer to the calls of its row, and to no other', async () => {
    for (const { line, permission } of calls.filter(({ who }) => who === 'staff'))
      for (const role of roleNames) {
        const token = await sessionOf(agency.house, staff.get(role)?.staffId ?? '')
        const { status, code, said } = await askAtDesk(agency.house, filled(line), { token, body: {} })
        const isAllowed = callMatrix[line]?.includes(role) === true
        assert.equal(status !== 403 && status !== 401, isAllowed, `${role} ${line} ${status}`)
        if (isAllowed) continue
        assert.equal(code, 'NOT_PERMITTED')
        assert.match(String(said[0]?.errors[0]), /اجازه/)
        assert.deepEqual(await lastEntry(role), { outcome: 'refused', subject: line, permission })
      }
  })

  test('without a session every call but those of the entrance is refused', async () => {
    for (const { line, who } of calls) {
      const { status } = await askAtDesk(agency.house, filled(line), { body: {} })
      assert.equal(status === 401, who === 'staff', `${line} ${status}`)
    }
  })

  test('every page has one permission and a row of the matrix', () => {
    const rows = [...Object.keys(pageMatrix), ...openAtDesk.filter((line) => !line.includes(' '))]
    assert.deepEqual(Object.keys(deskPages).sort(), rows.sort())
    assert.deepEqual([...under(accessLayouts.desk), ...under(accessLayouts.deskEntrance)].sort(), rows)
    const elsewhere = pages
      .filter(({ file }) => file !== accessLayouts.desk && file !== accessLayouts.deskEntrance)
      .flatMap(({ children = [] }) => children.filter(({ path = '' }) => /^desk/i.test(path)))
    assert.deepEqual(elsewhere, [])
  })

  test('a page that has no row is nobody’s', async () => {
    assert.equal(await openPage('/desk/secrets', visitorWith('owner')), 403)
  })

  test('who is not signed in is led to the entrance, and from another network nowhere', async () => {
    assert.equal(await openPage('/desk', 'nobody'), 302)
    assert.equal(await openPage('/desk', 'from elsewhere'), 403)
  })

  test('a traveller is nobody at the desk, and staff are nobody among travellers', async () => {
    const { token } = await agency.admit('+989121111111')
    for (const { line } of calls.filter(({ who }) => who === 'staff'))
      for (const asking of [{ by: token }, { browsing: token }]) {
        const { status } = await agency.ask(filled(line), { ...asking, body: {} })
        assert.equal(status, 401, line)
        assert.equal((await askAtDesk(agency.house, filled(line), { token, body: {} })).status, 401, line)
      }
    const { token: ofStaff = '' } = staff.get('owner') ?? {}
    const ofTravellers = (await linesOfContract(true)).filter((line) => !isOfDesk(line))
    assert.ok(ofTravellers.length > 80)
    for (const line of ofTravellers) {
      for (const asking of [{ by: ofStaff }, { browsing: ofStaff }])
        assert.equal((await agency.ask(filled(line), { ...asking, body: {} })).status, 401, line)
      const asked = await askAtDesk(agency.house, filled(line), { token: ofStaff, body: {} })
      assert.equal(asked.status, 401, line)
    }
  })
})

function isOfDesk(line: string): boolean {
  return line.includes(' /api/desk/')
}

function filled(line: string): string {
  return line.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
}

function under(layout: string): readonly string[] {
  const group: RouteConfigEntry | undefined = pages.find(({ file }) => file === layout)
  return (group?.children ?? []).map(({ path }) => `/${path}`)
}

function visitorWith(role: string): StaffVisitor {
  const { staffId = '', name = '' } = staff.get(role) ?? {}
  return { kind: 'staff', staffId, sessionId: staffId, name, roles: [role], network: '203.0.113.0/24' }
}

/** `opened`, or the status of what stands in its place. */
async function openPage(
  pattern: string,
  visitor: StaffVisitor | 'from elsewhere' | 'nobody',
): Promise<'opened' | number> {
  const context = new RouterContextProvider()
  context.set(agencyContext, agency.agency)
  context.set(staffContext, visitor)
  const request = new Request(`http://localhost:3000${pattern}`)
  const [open] = middleware
  try {
    await open?.(
      { request, context, pattern, params: {}, url: new URL(request.url) },
      async () => new Response('opened'),
    )
    return 'opened'
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status
    return (thrown as { init: { status: number } }).init.status
  }
}

async function lastEntry(role: string) {
  const [row] = await all(
    agency.house.database,
    sql<object>`select outcome, subject_id as subject, details ->> 'permission' as permission
      from desk.audit where staff_id = ${staff.get(role)?.staffId} order by n desc limit 1`,
  )
  return row
}

async function linesOfContract(wantsUser = false): Promise<readonly string[]> {
  const { text } = await agency.ask('GET /openapi.json')
  const { paths }: { paths: Record<string, Record<string, { security?: unknown }>> } = JSON.parse(text)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => !wantsUser || security !== undefined)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
}
