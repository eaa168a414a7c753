import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { openKavenegar } from '#messages/server/kavenegar.ts'
import { plain } from '#testing/messages/letter.ts'

test('a brand with an account of its own is charged by it, another by the house’s', async (t) => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.end(JSON.stringify({ return: { status: 200 }, entries: [{ messageid: 1 }] }))
  })
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened))
  t.after(() => server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const carry = openKavenegar({ baseUrl, apiKey: 'house', apiKeys: { chakavak: 'own' } })
  const letter = { ...plain, id: 'a', to: '+989121110001', template: 'code', tokens: ['4821'] } as const
  for (const brand of ['chakavak', 'hodhod', undefined])
    assert.equal((await carry({ ...letter, brand })).kind, 'sent')
  assert.deepEqual(
    asked.map((url) => url?.split('/')[2]),
    ['own', 'house', 'house'],
  )
})
