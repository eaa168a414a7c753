import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { test } from 'node:test'
import { receiveEvents } from '#suppliers/server/receive-events.ts'

async function heardFrom(answer: RequestListener, signal = AbortSignal.timeout(20_000)) {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = new URL(`http://127.0.0.1:${port}/x?OfficePass=hidden`)
  const heard = await receiveEvents({ address, signal, isCommand: true })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  assert.ok(!JSON.stringify(heard).includes('hidden'))
  return { heard, asked, address }
}

test('an answer is read in its own letters, whatever its status', async () => {
  const { heard } = await heardFrom((_, response) => {
    response.writeHead(422, { 'content-type': 'text/html; charset=windows-1256' })
    response.end(Uint8Array.of(0xc8, 0xe1, 0xed, 0xca))
  })
  assert.ok(heard.kind === 'text')
  assert.equal(heard.status, 422)
  assert.equal(heard.text, 'بليت')
})

test('a cut line is silence, and is not asked again', async () => {
  const { heard, asked } = await heardFrom((request) => request.socket.destroy())
  assert.equal(heard.kind, 'silence')
  assert.equal(asked, 1)
})

test('an answer that stops midway, never comes or never ends is silence', async () => {
  const half = await heardFrom((request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => request.socket.destroy())
  })
  assert.equal(half.heard.kind, 'silence')
  const never = await heardFrom(() => undefined, AbortSignal.timeout(100))
  assert.deepEqual(never.heard, { kind: 'silence', why: 'no answer in time' })
  const endless = await heardFrom((_, response) => {
    const chunks = Iterator.from({ next: () => ({ done: false, value: Buffer.alloc(1024 * 1024, 120) }) })
    pipeline(Readable.from(chunks), response, () => undefined)
  })
  assert.deepEqual(endless.heard, { kind: 'silence', why: 'an answer without an end' })
})

test('where nobody listens, and when no time is left, nothing was sent', async () => {
  const { address } = await heardFrom((_, response) => response.end())
  assert.equal((await receiveEvents({ address, signal: AbortSignal.timeout(20_000) })).kind, 'not-sent')
  let asked = 0
  await heardFrom(() => (asked += 1), AbortSignal.abort())
  assert.equal(asked, 0)
})
