import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type IdentitySimulator, openIdentitySimulator } from './server.ts'

let identity: IdentitySimulator
before(async () => {
  identity = await openIdentitySimulator({ port: 0 })
})
beforeEach(() => identity.faults.clear())
after(() => identity.close())

const question = {
  client_id: 'parastoo.apps.house-simulator',
  redirect_uri: 'http://localhost:3000/login/google',
  response_type: 'id_token',
  scope: 'openid email',
  state: 'a state',
  nonce: 'a nonce',
}

function page(changed: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${identity.url}/o/oauth2/v2/auth?${new URLSearchParams({ ...question, ...changed })}`)
}

async function chosen(fields: Readonly<Record<string, string>>): Promise<URL> {
  const answer = await fetch(`${identity.url}/o/oauth2/v2/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...question, ...fields }),
  })
  assert.equal(answer.status, 303)
  return new URL(answer.headers.get('location') ?? '')
}

test('everybody is named on its page, and the answer comes back behind the #', async () => {
  assert.match(await (await page()).text(), /سارا محمدی/)
  const back = await chosen({ person: 'sara' })
  const answer = new URLSearchParams(back.hash.slice(1))
  assert.equal(back.origin + back.pathname, question.redirect_uri)
  assert.equal(answer.get('state'), 'a state')
  const [, body = ''] = (answer.get('id_token') ?? '').split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  assert.deepEqual([claims.nonce, claims.aud, claims.email_verified], ['a nonce', question.client_id, true])
  assert.equal(
    new URLSearchParams((await chosen({ cancel: '1' })).hash.slice(1)).get('error'),
    'access_denied',
  )
})

test('a question that is not well put is not answered, and nobody is sent to a site that is not registered', async () => {
  for (const wrong of [
    { client_id: 'stranger' },
    { redirect_uri: 'https://evil.test/login/google' },
    { redirect_uri: 'javascript:alert(1)' },
    { response_type: 'code' },
    { scope: 'email' },
    { nonce: '' },
  ])
    assert.equal((await page(wrong)).status, 400, JSON.stringify(wrong))
})

test('what a site says of itself is text on the page', async () => {
  const text = await (await page({ state: '"><script>alert(1)</script>' })).text()
  assert.equal(text.includes('<script>alert'), false)
})

test('of its keys the present one and the one before are published', async () => {
  const published = async () => {
    const { keys }: { keys: readonly { kid: string; d?: string }[] } = await (
      await fetch(`${identity.url}/oauth2/v3/certs`)
    ).json()
    assert.ok(
      keys.every((key) => key.d === undefined),
      'their public halves alone',
    )
    return keys.map(({ kid }) => kid)
  }
  const [first] = await published()
  await fetch(`${identity.url}/keys/rotate`, { method: 'POST' })
  const [second, ...before] = await published()
  assert.notEqual(second, first)
  assert.deepEqual(before, [first])
  identity.faults.order('keys-down', 1)
  assert.equal((await fetch(`${identity.url}/oauth2/v3/certs`)).status, 503)
})
