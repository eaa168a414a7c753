import assert from 'node:assert/strict'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { ProductChannel } from '#calls/product-channel.ts'
import { eventually } from './shopper.ts'
import { type Stage, sizes } from './stage.ts'

/** A worker whose files did not all come is installed by the next page. */
export async function isControlled(page: Page): Promise<void> {
  const isSo = () => navigator.serviceWorker.controller !== null
  try {
    await page.waitForFunction(isSo, undefined, { timeout: 40_000 })
  } catch {
    await page.reload({ waitUntil: 'networkidle' })
    await page.waitForFunction(isSo)
  }
}

/** Paths in all of the site's caches. */
export async function storedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname)
    }
    return paths
  })
}

export async function assertNothingPrivateStored(page: Page): Promise<void> {
  const kept = await storedPaths(page)
  assert.ok(kept.includes('/offline.html') && kept.length > 5, `${kept.length} files are kept`)
  assert.deepEqual(
    kept.filter((path) => path !== '/offline.html' && !/^\/assets\/[\w.-]+$/.test(path)),
    [],
  )
}

export function isStored(page: Page, orderId: string): Promise<void> {
  return eventually(
    async () => (await storedPaths(page)).some((path) => path.endsWith(`Pdf/${orderId}`)),
    'the paper is not kept',
    60,
  )
}

export async function openInstalled(
  stage: Stage,
): Promise<AsyncDisposable & { readonly context: BrowserContext; readonly page: Page }> {
  const context = await chromium.launchPersistentContext('', {
    viewport: sizes.phone.viewport,
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--app=${stage.address}/track`],
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    baseURL: stage.address,
    serviceWorkers: 'block',
  })
  const [page = await context.newPage()] = context.pages()
  await page.waitForURL('/track')
  return { context, page, [Symbol.asyncDispose]: () => context.close() }
}

export async function channelsOf(stage: Stage, mobile: string): Promise<readonly ProductChannel[]> {
  const { accounts, database } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const { rows } = await sql<{ channel: ProductChannel }>`
    select channel from orders."order" where owner_id = ${userId} order by created_at`.execute(database)
  return rows.map(({ channel }) => channel)
}

/** The channels of a traveller's orders as price rules see them. */
export async function soldThrough(stage: Stage, mobile: string): Promise<readonly string[]> {
  const { accounts, database } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const { rows } = await sql<{ channel: string }>`
    select sold_through as channel from orders."order" where owner_id = ${userId}`.execute(database)
  return rows.map(({ channel }) => channel)
}

export interface Renewed extends AsyncDisposable {
  readonly address: string
  /** serves a changed worker from now on */
  renew(): void
}

export async function openRenewable(stage: Stage): Promise<Renewed> {
  let addition = ''
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js'
    // a compressed script cannot be appended to
    const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) }
    const onward = ask(
      `${stage.address}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers },
      (answer) => {
        const { 'content-length': _, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 500, headers)
        answer.pipe(outgoing, { end: !isWorker })
        if (isWorker) answer.on('end', () => outgoing.end(addition))
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: () => {
      addition = '\n// the next version'
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
