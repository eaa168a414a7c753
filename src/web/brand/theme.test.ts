import assert from 'node:assert/strict'
import { test } from 'node:test'
import { themeCookie, themeFrom } from '#web/brand/theme.ts'

test('without a choice the device decides', () => {
  for (const cookies of [null, undefined, '', 'access=1', 'theme=', 'theme=blue', 'mytheme=dark'])
    assert.equal(themeFrom(cookies), undefined)
})

test('a choice is read wherever it stands among the cookies', () => {
  assert.equal(themeFrom('theme=dark'), 'dark')
  assert.equal(themeFrom('a=1; theme=light; b=2'), 'light')
})

test('what is kept is read back, and choosing the device forgets it', () => {
  assert.equal(themeFrom(themeCookie('dark')), 'dark')
  assert.equal(themeFrom(themeCookie('light')), 'light')
  assert.equal(themeFrom(themeCookie('device')), undefined)
})
