import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { screenBrand } from '#brands/brand.ts'
import { readBrands } from '#brands/server/brands.ts'
import { openSites, type Site } from '#server/sites.ts'
import { thirdBrand } from '#testing/server/third-brand.ts'
import { serveBrandArt } from '#web/server/serve-brand-art.ts'

test('a drawing that a brand brought is served as it is, and may do nothing', async () => {
  const sites = [...readBrands(thirdBrand).brands.values()].map((brand) => ({
    brand,
    publicUrl: `http://${brand.id}.test`,
  }))
  const app = Fastify()
  serveBrandArt(app, openSites(sites as [Site, ...Site[]]))
  const own = sites.flatMap(({ brand }) => screenBrand(brand).hero ?? [])
  assert.equal(own.length, 1)
  const { statusCode, headers, body } = await app.inject(own[0] ?? '')
  assert.equal(statusCode, 200)
  assert.match(String(headers['content-type']), /^image\/svg\+xml/)
  assert.match(String(headers['content-security-policy']), /default-src 'none'; sandbox/)
  assert.match(String(headers['cache-control']), /immutable/)
  for (const direction of ['mobile', 'tablet', 'desktop']) assert.ok(body.includes(`id="${direction}"`))
})
