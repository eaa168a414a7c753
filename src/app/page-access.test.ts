import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { accessLayouts, protectedByDefault } from '#app/page-access.ts'
import pages from '#routes.ts'

const stray: RouteConfigEntry = { path: 'secrets', file: 'storefront/web/secrets-page.tsx' }

test('a page that says nothing of who may open it is protected', () => {
  const table = protectedByDefault([...pages, stray])
  assert.deepEqual(groupsOf(table, 'secrets'), [accessLayouts.private])
})

test('the profile, the purchase and what was bought are protected', () => {
  const paths = pathsUnder(accessLayouts.private)
  for (const path of [
    'profile',
    'profile/my-travels',
    'add-passenger',
    'confirm',
    'payment/:orderId?',
    'visa/add-passenger',
    'visa/payment/:orderId?',
    'insurance/insured',
    'insurance/payment/:orderId',
  ])
    assert.ok(paths.includes(path), path)
  assert.ok(paths.filter((path) => path.startsWith('profile')).length >= 6)
})

test('what a guest may see is named here, so that opening a page to everybody is somebody’s decision', () => {
  const paths = pathsUnder(accessLayouts.open).filter((path) => path !== 'styleguide') // development alone
  assert.deepEqual(paths.toSorted(), [
    '',
    '*',
    '404',
    'about-us',
    'api-docs',
    'contact-us',
    'contact-us/request',
    'experiences',
    'experiences/:experienceId',
    'faq',
    'faq/:slug',
    'flight-and-hotel',
    'flight/:iata',
    'hotel-home',
    'hotel/:hotelId',
    'hotels',
    'hotels/favourites',
    'insurance',
    'international-flight',
    'international-flight/:iata',
    'landing',
    'login/google',
    'magazine',
    'magazine/:slug',
    'multi-lang',
    'pay/:link',
    'pay/card',
    'pay/go/:attemptId',
    'phrase',
    'plp',
    'privacy',
    'privacy/buying-ticket',
    'privacy/charter-flight',
    'privacy/international-flight',
    'privacy/system-flight',
    'proof',
    'refund-promise',
    'robots.txt',
    'seats/:id',
    'sitemap.xml',
    'status',
    'terms',
    'ticket/:link',
    'tours',
    'tours/:departureId',
    'track',
    'visa-azerbaijan',
    'visa-home',
    'visa-italy',
    'visa-thiland',
    'visa-uae',
    'visa/:destination',
    'visa/:destination?/type',
  ])
})

test('nothing is left outside the groups', () => {
  for (const { file } of pages) assert.ok((Object.values(accessLayouts) as string[]).includes(file), file)
})

function pathsUnder(file: string): readonly string[] {
  return pages.filter((group) => group.file === file).flatMap((group) => (group.children ?? []).map(pathOf))
}

function groupsOf(table: readonly RouteConfigEntry[], path: string): readonly string[] {
  return table
    .filter((group) => (group.children ?? []).some((page) => page.path === path))
    .map(({ file }) => file)
}

function pathOf({ path = '' }: RouteConfigEntry): string {
  return path
}
