import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsFrom } from '#app/settings.ts'
import { WrongSettings } from '#server/settings.ts'
import { openSites, type Sites } from '#server/sites.ts'
import { testSites } from '#testing/server/sites.ts'

const sites = testSites('parastoo', 'chakavak')
const brandAt = (host: string) => sites.atHost(host).brand.id

test('a site is known by its name, whatever the port and the case', () => {
  assert.equal(brandAt('chakavak.test'), 'chakavak')
  assert.equal(brandAt('Chakavak.TEST:8443'), 'chakavak')
  assert.equal(brandAt('parastoo.test'), 'parastoo')
})

test('a host that nobody named, or that is none, is the first site', () => {
  for (const host of ['', 'localhost:80', 'chakavak.test.evil.example', 'x@chakavak.test/', '[::1]:80', ':'])
    assert.equal(brandAt(host), 'parastoo', host)
})

test('what is under way at a site stays there, side by side with others', async () => {
  const seen = await Promise.all(
    ['chakavak', 'parastoo', 'chakavak'].map((brand, place) =>
      sites.at(sites.ofBrand(brand), async () => {
        await new Promise((resolve) => setTimeout(resolve, 5 * (3 - place)))
        return sites.here().brand.id
      }),
    ),
  )
  assert.deepEqual(seen, ['chakavak', 'parastoo', 'chakavak'])
  assert.equal(sites.here().brand.id, 'parastoo')
})

test('what was written down before brands were, or of a brand that is gone, is the first one’s', () => {
  assert.equal(sites.ofBrand(null).brand.id, 'parastoo')
  assert.equal(sites.ofBrand('gone').brand.id, 'parastoo')
  const alone: Sites = openSites([sites.ofBrand('chakavak')])
  assert.equal(alone.ofBrand('parastoo').brand.id, 'chakavak')
})

const ground = { DATA_DIR: '.data/none', PUBLIC_URL: 'https://parastoo.test' }

function faultsOf(given: Record<string, string>): string {
  try {
    settingsFrom({ ...ground, ...given })
    return ''
  } catch (error) {
    assert.ok(error instanceof WrongSettings)
    return error.faults.join('; ')
  }
}

for (const [given, says] of [
  [{ BRAND: 'nobody' }, /^BRAND: must be one of chakavak, parastoo$/],
  [{ SITES: 'nobody=https://a.test' }, /no brand is called «nobody»/],
  [{ SITES: 'chakavak' }, /brand=address/],
  [{ SITES: 'chakavak=ftp://a.test' }, /http or https address/],
  [{ SITES: 'chakavak=https://a.test/shop' }, /without a path/],
  [{ SITES: 'chakavak=https://parastoo.test:8443' }, /parastoo\.test is named twice/],
  [{ SITES: 'parastoo=https://b.test' }, /parastoo is named twice/],
  [{ SITES: 'chakavak=https://a.test,chakavak=https://b.test' }, /chakavak is named twice/],
  [{ PARASTOO_MODE: 'production', SITES: 'chakavak=http://a.test' }, /must be https.*contacts of a demo/s],
] as const)
  test(`settings are refused: ${JSON.stringify(given)}`, () => assert.match(faultsOf(given), says))
