import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { captchaCalls } from '#server/captcha/calls.ts'
import { openCaptcha } from '#server/captcha/captcha.ts'
import { captchaHandlers } from '#server/captcha/routes.ts'
import { pageHeaders } from '#server/page-headers.ts'
import { openTestHouse } from '#testing/server/house.ts'

const line = '/api/flight-reservation/Captcha/Create'

test('what somebody is answered is kept by no cache, and bears what is said to a script alone', async () => {
  await using house = await openTestHouse()
  house.mount({ calls: captchaCalls, answers: captchaHandlers(openCaptcha(house)) })
  const asked = { method: 'POST', url: line, headers: { 'x-user': randomUUID() }, payload: {} } as const
  const told = await house.app.inject(asked)
  const refused = await house.app.inject({ ...asked, headers: {} })
  assert.deepEqual([told.statusCode, refused.statusCode], [200, 401])
  for (const { headers } of [told, refused]) {
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.deepEqual(saidToBrowsers(headers), ['cross-origin-resource-policy', 'x-content-type-options'])
    assert.equal(headers['x-content-type-options'], 'nosniff')
  }
})

for (const type of ['text/html; charset=utf-8', 'application/pdf', 'image/png'])
  test(`${type} is framed by nobody, and may ask a device for nothing that we never use`, async () => {
    await using house = await openTestHouse()
    house.app.get('/shown', (_request, reply) => reply.type(type).send('shown'))
    const { headers } = await house.app.inject('/shown')
    assert.match(String(headers['permissions-policy']), /camera=\(\).*microphone=\(\)/)
    assert.deepEqual(saidToBrowsers(headers), [...pageHeaders, ...always].toSorted())
  })

const always = ['cross-origin-resource-policy', 'x-content-type-options']

function saidToBrowsers(headers: object): readonly string[] {
  return Object.keys(headers)
    .filter((name) => /^x-|polic|origin/.test(name))
    .toSorted()
}
