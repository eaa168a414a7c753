import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import type { ServerBuild } from 'react-router'
import { type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { mountPages } from '#web/server/pages.ts'
import { type Buyer } from './diary.ts'
import { agencyWithExperiences } from './experiences.ts'
import { nobodys } from './nobody.ts'
import { buyerIn, type Owner, ownerIn } from './owner.ts'
import { pagesByOtherNames, pagesOfEverybody, pagesOfOneself, pagesOfThings } from './page-rules.ts'

type Routes = ServerBuild['routes']

let agency: TestAgency
let routes: Routes
let owner: Owner
let stranger: Buyer

suite('strangers at the pages', () => {
  before(async () => {
    agency = await agencyWithExperiences({ HOLDS_PER_TRAVELLER: '9' })
    const pages = await pageBuild(path.resolve('.data'))
    routes = (pages.build as ServerBuild).routes
    await mountPages(agency.house.app, {
      ...pages,
      sites: agency.house.settings.sites,
      furnish: agency.agency.furnish,
    })
    owner = await ownerIn(agency)
    stranger = await buyerIn(agency, 2)
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('every page of the table has a rule for strangers, and what is private stands behind the guard', () => {
    const ruled = [...Object.keys(pagesOfThings), ...Object.keys(pagesOfOneself), ...pagesOfEverybody]
    assert.deepEqual([...new Set(pagesIn(routes).map(({ page }) => page))].sort(), ruled.sort())
    for (const { page, isPrivate } of pagesIn(routes))
      assert.equal(isPrivate, !pagesOfEverybody.includes(page), page)
  })

  test('a guest is sent to the root with the way back, and is told nothing', async () => {
    const before = await owner.state()
    for (const [page, addressOf] of Object.entries({ ...pagesOfThings, ...pagesOfOneself }))
      for (const { address, told } of await opened(page, addressOf(owner.things))) {
        const next = new URL(address, 'http://localhost')
        const wanted = `/?${new URLSearchParams({ next: wantedPath(next) })}`
        if (isData(next)) {
          assert.equal(told.status, 202, address)
          assert.ok(told.text.includes(JSON.stringify(wanted)), `${address} ${told.text}`)
        } else assert.deepEqual([told.status, told.location], [302, wanted], address)
        assertNoTrace(told, address)
      }
    assert.equal(await owner.state(), before)
  })

  test("to a second user every page of the first's things, by whichever, is as unknown as one of nothing", async () => {
    const before = await owner.state()
    assert.deepEqual(Object.keys(pagesByOtherNames), Object.keys(pagesOfThings))
    const addresses = Object.entries(pagesByOtherNames).flatMap(([page, all]) =>
      all.map((addressOf) => [page, addressOf] as const),
    )
    for (const [page, addressOf] of addresses) {
      const told = await opened(page, addressOf(owner.things), stranger.token)
      const unknown = await opened(page, addressOf(nobodys), stranger.token)
      assert.equal(told[0]?.told.status, 404, page)
      for (const [at, { address, told: answer }] of told.entries()) {
        assert.equal(answer.status, unknown[at]?.told.status, address)
        assert.equal(answer.location, undefined, address)
        assertNoTrace(answer, address)
      }
    }
    assert.equal(await owner.state(), before)
  })

  test('at pages about himself a second user sees nothing of the first, whatever the address names', async () => {
    for (const [page, addressOf] of Object.entries(pagesOfOneself))
      for (const { address, told } of await opened(page, addressOf(owner.things), stranger.token)) {
        assert.ok(told.status < 400, `${address} ${told.status}`)
        assertNoTrace(told, address)
      }
  })

  test('the owner may open all of it', async () => {
    for (const [page, addressOf] of Object.entries({ ...pagesOfThings, ...pagesOfOneself }))
      for (const { address, told } of await opened(page, addressOf(owner.things), owner.buyer.token))
        assert.ok(
          told.status < 400 && !(told.location ?? '').startsWith('/?next'),
          `${address} ${told.status}`,
        )
  })
})

async function opened(page: string, address: string, by?: string) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const mark = search === '' ? '?' : '&'
  const parts = pagesIn(routes).flatMap((one) => (one.page === page ? one.id : []))
  const addresses = [
    address,
    `${pathname}.data${search}`,
    ...parts.map((id) => `${pathname}.data${search}${mark}_routes=${encodeURIComponent(id)}`),
  ]
  const all: { address: string; told: TestResponse }[] = []
  for (const one of addresses)
    all.push({ address: one, told: await agency.ask(`GET ${one}`, { browsing: by }) })
  return all
}

function isData({ pathname }: URL): boolean {
  return pathname.endsWith('.data')
}

function wantedPath({ pathname, searchParams }: URL): string {
  const asked = new URLSearchParams(searchParams)
  asked.delete('_routes')
  return pathname.replace(/\.data$/, '') + (asked.size === 0 ? '' : `?${asked}`)
}

function assertNoTrace({ text }: TestResponse, address: string): void {
  for (const trace of owner.traces)
    if (!address.includes(trace)) assert.ok(!text.includes(trace), `${address} tells ${trace}: ${text}`)
}

interface Page {
  readonly id: string
  readonly page: string
  readonly isPrivate: boolean
}

function pagesIn(table: Routes): readonly Page[] {
  return Object.values(table).flatMap((route) => {
    if (route === undefined || (route.path === undefined && route.index !== true)) return []
    const line = lineOf(table, route.id)
    const page = `/${line.flatMap(({ path: part }) => part || []).join('/')}`
    // the desk's have a matrix of their own (`src/app/desk-access.test.ts`)
    if (line.some(({ id }) => id.startsWith('desk/web/'))) return []
    return [{ id: route.id, page, isPrivate: line.some(({ id }) => id === 'web/layouts/private') }]
  })
}

function lineOf(table: Routes, id: string | undefined): readonly NonNullable<Routes[string]>[] {
  const route = id === undefined ? undefined : table[id]
  return route === undefined ? [] : [...lineOf(table, route.parentId), route]
}
