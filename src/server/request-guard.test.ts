import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { openTestHouse } from '#testing/server/house.ts'

const calls = {
  say: call('POST /test/say/{to}', {
    summary: 'Says it back',
    who: 'guest',
    params: z.object({ to: z.string() }),
    query: z.object({ how: z.optional(z.string()) }),
    body: z.object({ text: z.string(), more: z.optional(z.array(z.object({ text: z.string() }))) }),
    answer: z.object({ text: z.string() }),
  }),
}

async function opened() {
  const house = await openTestHouse()
  house.mount({ calls, answers: { say: async ({ body }) => ({ text: body.text }) } })
  const origin = await house.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = house.app.server.address() as AddressInfo
  const asked = (
    method: string,
    path: string,
    headers: Record<string, string> = { host: `127.0.0.1:${port}` },
  ) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, setHost: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      sent.on('error', reject)
      sent.end(method === 'POST' ? '{"text":"سلام"}' : undefined)
    })
  const said = async (body: string, path = 'sara') => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/test/say/${path}`, { method: 'POST', headers, body })
    const { meta } = (await answer.json()) as { meta?: { errors: readonly { property?: string }[] } }
    return [answer.status, meta?.errors[0]?.property]
  }
  return { asked, said, port, [Symbol.asyncDispose]: house.close }
}

test('what nobody of good will asks is turned away, and is no fault of ours', async () => {
  await using house = await opened()
  for (const method of ['TRACE', 'PROPFIND', 'MKCOL'])
    assert.equal(await house.asked(method, '/'), 405, method)
  assert.equal(await house.asked('GET', '*'), 400)
  assert.equal(await house.asked('GET', '/%00'), 400)
  assert.equal(await house.asked('GET', '/', { host: 'a b' }), 400)
})

test('a whole address is answered as its path is', async () => {
  await using house = await opened()
  const headers = { host: `127.0.0.1:${house.port}`, 'content-type': 'application/json' }
  for (const place of [`http://127.0.0.1:${house.port}`, 'http://somewhere.example', ''])
    assert.equal(await house.asked('POST', `${place}/test/say/sara`, headers), 200, place)
  assert.equal(await house.asked('GET', 'http://127.0.0.1'), 404)
})

test('a text with a NUL, or with half of a sign, is a wrong field wherever it stands', async () => {
  await using house = await opened()
  assert.deepEqual(await house.said('{"text":"سلام 😀"}'), [200, undefined])
  assert.deepEqual(await house.said('{"text":"a\\u0000b"}'), [400, 'text'])
  assert.deepEqual(await house.said('{"text":"a\\ud800b"}'), [400, 'text'])
  assert.deepEqual(await house.said('{"text":"a","more":[{"text":"\\u0000"}]}'), [400, 'more.0.text'])
  assert.deepEqual(await house.said('{"text":"a"}', 'sara?how=a%00b'), [400, undefined])
})
