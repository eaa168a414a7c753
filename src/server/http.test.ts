import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { captchaCalls } from '#server/captcha/calls.ts'
import { openCaptcha } from '#server/captcha/captcha.ts'
import { captchaHandlers } from '#server/captcha/routes.ts'
import { openTestHouse } from '#testing/server/house.ts'

const line = '/api/flight-reservation/Captcha/Create'

test('what somebody is answered is kept by no cache, and no page may ask a device for what we never use', async () => {
  await using house = await openTestHouse()
  house.mount({ calls: captchaCalls, answers: captchaHandlers(openCaptcha(house)) })
  const asked = { method: 'POST', url: line, headers: { 'x-user': randomUUID() }, payload: {} } as const
  const told = await house.app.inject(asked)
  const refused = await house.app.inject({ ...asked, headers: {} })
  assert.deepEqual([told.statusCode, refused.statusCode], [200, 401])
  for (const { headers } of [told, refused]) {
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.match(String(headers['permissions-policy']), /camera=\(\).*microphone=\(\)/)
  }
})
