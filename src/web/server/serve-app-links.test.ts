import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { testSites } from '#testing/server/sites.ts'
import { serveAppLinks } from '#web/server/serve-app-links.ts'

const certificate = Array.from({ length: 32 }, () => 'AB').join(':')
const android = '/.well-known/assetlinks.json'
const apple = '/.well-known/apple-app-site-association'

test('a house without apps says of none that it is ours', async () => {
  const app = Fastify()
  serveAppLinks(app, testSites(), { androidCertificates: [], appleTeam: undefined })
  for (const path of [android, apple]) assert.equal((await app.inject(path)).statusCode, 404)
})

test('Android reads which app may stand for us, and who signs it', async () => {
  const app = Fastify()
  serveAppLinks(app, testSites(), { androidCertificates: [certificate], appleTeam: undefined })
  const answer = await app.inject(android)
  assert.match(String(answer.headers['content-type']), /^application\/json/)
  assert.deepEqual(answer.json(), [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'example.parastoo.app',
        sha256_cert_fingerprints: [certificate],
      },
    },
  ])
  assert.equal((await app.inject(apple)).statusCode, 404)
})

test('iOS opens our links in the app, but not the ways back from a bank and from Google', async () => {
  const app = Fastify()
  serveAppLinks(app, testSites('parastoo', 'chakavak'), {
    androidCertificates: [],
    appleTeam: 'A1B2C3D4E5',
  })
  const answer = await app.inject({ url: apple, headers: { host: 'chakavak.test' } })
  assert.match(String(answer.headers['content-type']), /^application\/json/)
  const { applinks, webcredentials } = answer.json()
  const [{ appIDs, components }] = applinks.details
  assert.deepEqual([appIDs, webcredentials.apps], [['A1B2C3D4E5.example.chakavak.app'], appIDs])
  const excluded = components.filter(({ exclude }: { exclude?: boolean }) => exclude)
  assert.deepEqual(
    excluded.map((one: Record<string, string>) => one['/']),
    ['/api/*', '/payment/*', '/visa/payment/*', '/confirm/*', '/login/*'],
  )
  assert.deepEqual(components.at(-1), { '/': '/*' })
})
