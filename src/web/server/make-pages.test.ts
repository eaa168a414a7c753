import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { before, suite, test } from 'node:test'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { testSites } from '#testing/server/sites.ts'
import { filesOf, type Manifest, manifestIn } from '#testing/web/built-manifest.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { entryOf, mountPages, type PageMounting, type Pages } from '#web/server/pages.ts'
import { serveWorker, staticPage } from '#web/server/serve-worker.ts'

/** kilobytes of scripts on first load, React included */
const budgetKb = 133
/** of the desk, which takes the pieces as travellers' pages cut them */
const deskBudgetKb = 199
const isOfDesk = (id: string) => id.startsWith('desk/')

suite('the built pages', () => {
  // the build of all stories, which `npm test` makes first; `tools/checks.ts` sees that it writes nothing beside its sources
  const folder = path.resolve('.data/build')
  const sites = testSites('parastoo', 'chakavak')
  let pages: Pages

  before(async () => {
    pages = await pageBuild(path.resolve('.data'))
  })

  test('lie pressed beside themselves, and unpack to the same', () => {
    const scripts = globSync('client/assets/*.{js,mjs}', { cwd: folder }).filter(
      (file) => statSync(path.join(folder, file)).size >= 1024,
    )
    assert.ok(scripts.length > 10)
    for (const file of scripts) {
      const read = (ending: string) => readFileSync(path.join(folder, file + ending))
      assert.deepEqual(brotliDecompressSync(read('.br')), read(''))
      assert.deepEqual(gunzipSync(read('.gz')), read(''))
    }
  })

  test(`ask for at most ${budgetKb} kB of script before they are touched, each of them`, () => {
    const manifest = manifestIn(folder)
    const pages = Object.keys(manifest.routes)
    assert.ok(pages.length > 30)
    const tooHeavy = pages.filter((id) => weightOf(id, manifest) > (isOfDesk(id) ? deskBudgetKb : budgetKb))
    assert.deepEqual(
      tooHeavy.map((id) => `${id} asks for ${weightOf(id, manifest)} kB`),
      [],
    )
  })

  test('bring travellers nothing of the desk', () => {
    const manifest = manifestIn(folder)
    const [ofDesk = [], others = []] = [true, false].map((desk) =>
      Object.keys(manifest.routes)
        .filter((id) => isOfDesk(id) === desk)
        .flatMap((id) => [...filesOf(id, manifest)]),
    )
    const speak = (files: readonly string[]) =>
      [...new Set(files)].filter((file) => /\/api\/desk|desk-rail/.test(textOf(file)))
    assert.ok(speak(ofDesk).length > 1)
    assert.deepEqual(speak(others), [])
  })

  test('bring no schema of what the server takes: browsers have its types alone', () => {
    const schemas = globSync('client/assets/*.js', { cwd: folder }).filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes('_zod'),
    )
    assert.deepEqual(schemas, [])
  })

  test('ask for a front page in few pieces, and for each moment of a purchase in few more', () => {
    const { entry, routes } = manifestIn(folder)
    const pieces = new Set<string>([entry.module, ...entry.imports])
    for (const id of ['root', 'web/layouts/open', 'storefront/web/home-page'])
      for (const file of [
        routes[id]?.module ?? id,
        ...(routes[id]?.imports ?? []),
        ...(routes[id]?.css ?? []),
      ])
        pieces.add(file.replace('#', ''))
    assert.ok(pieces.size <= 20, [...pieces].join('\n'))
    for (const moment of [
      'flight-search',
      'results-screen',
      'login-modal',
      'passengers-form',
      'confirm',
      'issued-screen', // the ticket's, with what else was bought
    ])
      assert.ok(globSync(`client/assets/*-${moment}-*.js`, { cwd: folder }).length > 0, moment)
  })

  test('say so themselves when nothing can be had to draw them from', async () => {
    const app = Fastify()
    await mountPages(app, { ...pages, sites, furnish: () => Promise.reject(new Error('no database')) })
    const answer = await app.inject('/plp')
    await app.close()
    assert.equal(answer.statusCode, 500)
    assert.match(answer.headers['content-type'] as string, /text\/html/)
    assert.match(answer.body, /این کاشی از دست ما افتاد/)
    assert.doesNotMatch(answer.body, /no database/)
    assert.doesNotMatch(answer.body, /tel:/, 'nobody told whom to call, and a demo’s number is nobody’s')
  })

  test('are answered 503 while the database is away, by a page that asks again by itself', async () => {
    const app = Fastify()
    const away = staticPage(pages, sites.all[0].brand)
    const restarting = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
    let furnish: PageMounting['furnish'] = () => Promise.reject(restarting)
    await mountPages(app, { ...pages, sites, away: () => away, furnish: (...given) => furnish(...given) })
    const unfurnished = await app.inject('/plp')
    furnish = async (context, build) => {
      const { agencyContext, visitorContext } = entryOf(build)
      const accounts = { userOf: () => Promise.reject(restarting) }
      context.set(agencyContext, { settings: { sites }, accounts })
      context.set(visitorContext, { kind: 'user', userId: 'one', sessionId: 'two' })
    }
    for (const answer of [unfurnished, await app.inject('/plp')]) {
      assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '2'])
      assert.equal(answer.body, away?.html)
      assert.equal(answer.headers['content-security-policy'], away?.policy)
      assert.equal(answer.headers['cache-control'], 'no-store')
    }
    const asData = await app.inject('/plp.data')
    assert.deepEqual([asData.statusCode, asData.headers['retry-after']], [503, '2'])
    assert.doesNotMatch(asData.body, /<html/)
    await app.close()
  })

  test('come with a worker and a page for when there is no line, which needs nothing that is not kept', async () => {
    const app = Fastify()
    serveWorker(app, pages, sites)
    await mountPages(app, { ...pages, sites, furnish: () => Promise.resolve() })
    const headers = { host: 'chakavak.test' }
    const [worker, offline] = [
      await app.inject({ url: '/sw.js', headers }),
      await app.inject({ url: '/offline.html', headers }),
    ]
    assert.match(worker.headers['content-type'] as string, /^text\/javascript/)
    assert.ok(worker.body.length < 5200, `${worker.body.length} bytes`)
    for (const { headers } of [worker, offline]) assert.equal(headers['cache-control'], 'no-cache')
    const { offline: path, parts } = madeIn(worker.body)
    assert.equal(path, '/offline.html')
    assert.ok(
      parts.some((part) => part.endsWith('.woff2')) && parts.some((part) => /tiles-.*svg$/.test(part)),
    )
    for (const part of parts) assert.equal((await app.inject(part)).statusCode, 200, part)
    const asked = [...offline.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, asked = '']) => asked)
    assert.deepEqual(
      asked.filter((address) => !parts.includes(address)),
      // loaded by the service worker, only with stored trips
      ['/profile/my-travels'],
    )
    assert.match(offline.body, /data-brand="chakavak"/)
    assert.match(offline.body, /به چکاوک نرسیدیم/)
    await app.close()
  })

  test('have their pieces compressed and for good, by the names that they are linked by and no others', async () => {
    const app = Fastify()
    await app.register(helmet, { contentSecurityPolicy: false })
    await mountPages(app, {
      ...pages,
      sites,
      furnish: () => Promise.reject(new Error('no page is asked for')),
    })
    const [file = ''] = globSync('client/assets/manifest-*.js', { cwd: folder })
    const piece = file.replace('client', '')
    const served = await app.inject({ url: piece, headers: { 'accept-encoding': 'br' } })
    assert.equal(served.headers['content-encoding'], 'br')
    assert.match(served.headers['cache-control'] as string, /max-age=31536000, immutable/)
    assert.deepEqual(
      Object.keys(served.headers).filter((name) => /policy|frame|etag|modified|download/.test(name)),
      ['cross-origin-resource-policy'],
    )
    assert.equal(served.headers['x-content-type-options'], 'nosniff')
    assert.equal(brotliDecompressSync(served.rawPayload).toString(), (await app.inject(piece)).body)
    for (const other of [`${piece}.br`, piece.replace('manifest', 'Manifest'), '/assets/gone-abc.js'])
      assert.equal((await app.inject(other)).statusCode, 404, other)
    await app.close()
  })

  test('have another worker for another brand, and the same for the same', async () => {
    const app = Fastify()
    serveWorker(app, pages, sites)
    const versions = ['parastoo.test', 'chakavak.test', 'parastoo.test:3000'].map(
      async (host) => madeIn((await app.inject({ url: '/sw.js', headers: { host } })).body).version,
    )
    const [first, other, again] = await Promise.all(versions)
    assert.notEqual(first, other)
    assert.equal(first, again)
  })

  test('allow the offline page its own script and styles and no others', async () => {
    const app = Fastify()
    serveWorker(app, pages, sites)
    const { body, headers } = await app.inject({ url: '/offline.html', headers: { host: 'chakavak.test' } })
    const policy = String(headers['content-security-policy'])
    for (const [tag, directive] of [
      ['script', 'script-src'],
      ['style', "style-src 'self'"],
    ]) {
      const written = [...body.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
        ([, text = '']) => text,
      )
      assert.equal(written.length, 1)
      const hash = createHash('sha256')
        .update(written[0] ?? '')
        .digest('base64')
      assert.ok(policy.includes(`${directive} 'sha256-${hash}';`), `${directive} ${hash}`)
    }
    assert.doesNotMatch(policy, /script-src[^;]*(?:unsafe|self|strict)/)
  })

  function textOf(file: string): string {
    return readFileSync(path.join(folder, 'client', file), 'utf8')
  }

  function weightOf(id: string, manifest: Manifest): number {
    const bytes = [...filesOf(id, manifest)].map((file) => gzipSync(textOf(file), { level: 9 }).length)
    return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100) / 10
  }
})

function madeIn(worker: string): { version: string; offline: string; parts: readonly string[] } {
  return JSON.parse(/^const made=(.*);$/m.exec(worker)?.[1] ?? '{}')
}
