import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveHealth } from '#server/health.ts'
import { openHttp } from '#server/http.ts'
import { endConnectionsOnLeaving, openReadiness } from '#server/readiness.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

test('two servers are renewed one after the other, and no request fails', async () => {
  await using house = await openTestHouse()
  await using opened = new AsyncDisposableStack()
  const servers = [await openServer(house), await openServer(house)]
  opened.defer(async () => void (await Promise.all(servers.map(({ close }) => close()))))
  await using proxy = await openProxy(() => servers)
  const travellers = Array.from({ length: 8 }, () => openTraveller(proxy.port))
  for (const place of servers.keys()) {
    const before = travellers.map(({ served }) => served())
    await eventually(() => travellers.every(({ served }, at) => served() > (before[at] ?? 0) + 5))
    const old = servers[place]
    assert.ok(old)
    old.leave()
    // what DRAIN_SECONDS are for: nobody new is sent there, and all who were have come in
    await eventually(() => !proxy.isReady(old) && proxy.sentTo(old) === old.received())
    const closed = old.close()
    servers[place] = await openServer(house)
    await closed
    await eventually(() => proxy.isReady(servers[place]))
  }
  const failures = await Promise.all(travellers.map(({ end }) => end()))
  assert.deepEqual(failures.flat(), [])
})

interface TestServer {
  readonly port: number
  received(): number
  leave(): void
  close(): Promise<void>
}

/** As the house opens and leaves one, without its rooms. */
async function openServer({ settings, log }: TestHouse): Promise<TestServer> {
  const app = await openHttp({ settings, log })
  const readiness = openReadiness(String(settings.databaseUrl), log)
  endConnectionsOnLeaving(app, readiness)
  serveHealth(app, { readiness, rooms: {}, version: '0' })
  let received = 0
  app.post('/api/buy', async () => {
    received += 1
    await sleep(20) // something to be in the middle of
    return { bought: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: (app.server.address() as AddressInfo).port,
    received: () => received,
    leave: readiness.leave,
    async close() {
      await app.close()
      await readiness.close()
    },
  }
}

/** Keeps its connections to whoever says that he is ready, and never sends a request twice. */
async function openProxy(servers: () => readonly TestServer[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<TestServer>()
  const sent = new Map<number, number>()
  let turn = 0
  const look = async () => {
    const known = servers()
    for (const one of ready) if (!known.includes(one)) ready.delete(one)
    await Promise.all(
      known.map(async (one) => ((await isReady(one.port)) ? ready.add(one) : ready.delete(one))),
    )
  }
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      await look()
      await sleep(10)
    }
  })()
  const server = createServer((asked, answer) => {
    const all = [...ready]
    const { port } = all[(turn += 1) % all.length] ?? assert.fail('nobody is ready')
    const { method, url, headers } = asked
    sent.set(port, (sent.get(port) ?? 0) + 1)
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502)
      response.pipe(answer)
    })
    onward.on('error', (error) => answer.writeHead(502).end(String(error)))
    asked.pipe(onward)
  })
  await look()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    sentTo: ({ port }: TestServer) => sent.get(port) ?? 0,
    isReady: (one: TestServer | undefined) => one !== undefined && ready.has(one),
    async [Symbol.asyncDispose]() {
      isOver = true
      await looking
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    asking.on('error', () => resolve(false))
  })
}

/** Buys on and on, over one connection. */
function openTraveller(port: number) {
  const failures: string[] = []
  let served = 0
  let isOver = false
  const buying = (async () => {
    while (!isOver) {
      const { status, text } = await bought(port)
      if (status === 200 && text === '{"bought":true}') served += 1
      else failures.push(`${status} ${text}`)
    }
  })()
  return {
    served: () => served,
    async end() {
      isOver = true
      await buying
      return failures
    },
  }
}

function bought(port: number): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' }
    const wish = { host: '127.0.0.1', port, path: '/api/buy', method: 'POST', headers }
    const asking = request(wish, (response) => void read(response).then(resolve))
    asking.on('error', (error) => resolve({ status: 0, text: String(error) }))
    asking.end('{}')
  })
}

async function read(response: IncomingMessage): Promise<{ readonly status: number; readonly text: string }> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }
}

async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(2)
}
