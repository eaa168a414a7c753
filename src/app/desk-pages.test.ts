import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { pageMatrix } from '#app/desk-matrix.ts'
import { roleNames } from '#desk/roles.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { staffIn } from '#testing/desk/staff.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { mountPages } from '#web/server/pages.ts'

let agency: TestAgency
after(stopSharedServer)

suite('the pages of the desk', () => {
  before(async () => {
    agency = await openTestAgency()
    const { furnish } = agency.agency
    const { sites } = agency.house.settings
    await mountPages(agency.house.app, { ...(await pageBuild(path.resolve('.data'))), sites, furnish })
  })
  after(() => agency[Symbol.asyncDispose]())

  function open(url: string, cookie = '') {
    return agency.house.app.inject({ method: 'GET', url, headers: { cookie } })
  }

  test('are stored nowhere and found by nobody', async () => {
    const { token } = await staffIn(agency, ['owner'])
    for (const url of ['/desk', '/desk/audit', '/desk/sign-in', '/desk/join']) {
      const { statusCode, headers } = await open(url, url.includes('-') ? '' : `desk=${token}`)
      assert.equal(statusCode, 200, url)
      assert.equal(headers['cache-control'], 'private, no-store', url)
      assert.equal(headers['x-robots-tag'], 'noindex, nofollow', url)
    }
  })

  test('open to the roles of their row, and to no other', async () => {
    for (const role of roleNames) {
      const { token } = await staffIn(agency, [role])
      for (const [page, allowed] of Object.entries(pageMatrix)) {
        const found = /[*:]/.test(page) ? 404 : 200 // nothing is there, and no order has that number
        for (const address of [page.replace('*', 'nothing'), `${page.replace('*', 'nothing')}.data`]) {
          const { statusCode } = await open(address, `desk=${token}`)
          assert.equal(statusCode, allowed.includes(role) ? found : 403, `${role} ${address}`)
        }
      }
    }
  })

  test('are refused in Persian, with 403, to a role that may not', async () => {
    const { token } = await staffIn(agency, ['finance'])
    const refused = await open('/desk/audit', `desk=${token}`)
    assert.equal(refused.statusCode, 403)
    assert.match(refused.body, /این صفحه برای شما باز نیست/)
  })

  test('say in Persian what is refused of what was typed', async () => {
    const { token } = await staffIn(agency, ['support'])
    const { statusCode, body } = await open('/desk/flights?number=W51&what=delayed&minutes=', `desk=${token}`)
    assert.equal(statusCode, 200)
    assert.doesNotMatch(body, /MINUTES|FLIGHT_/)
  })

  test('lead to the entrance whoever is nobody there, travellers too', async () => {
    const { token } = await agency.admit('+989121111111')
    for (const cookie of ['', `access=${token}`, `desk=${token}`]) {
      const { statusCode, headers } = await open('/desk/audit?staff=1', cookie)
      assert.deepEqual([statusCode, headers.location], [302, '/desk/sign-in?to=%2Fdesk%2Faudit%3Fstaff%3D1'])
    }
  })
})
