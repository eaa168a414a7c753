import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import Fastify from 'fastify'
import { testSites } from '#testing/server/sites.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { mountPages } from '#web/server/pages.ts'

test('a piece says nothing of its connection, unless it is the last one', async () => {
  const pages = await pageBuild(path.resolve('.data'))
  const [piece = ''] = globSync('assets/manifest-*.js', { cwd: pages.clientFolder ?? '' })
  const furnish = () => Promise.reject(new Error('no page is asked for'))
  for (const ends of [false, true]) {
    const app = Fastify()
    app.addHook('onRequest', async (_request, reply) => {
      if (ends) reply.header('connection', 'close')
    })
    await mountPages(app, { ...pages, sites: testSites('parastoo'), furnish })
    const { statusCode, headers } = await app.inject(`/${piece}`)
    assert.deepEqual([statusCode, headers.connection], [200, ends ? 'close' : undefined])
    await app.close()
  }
})
