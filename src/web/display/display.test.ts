import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayFrom, displayText, usualDisplay } from '#web/display/display.ts'
import { displayCookie, displayIn } from '#web/display/display-cookie.ts'

test('what was chosen comes back from the cookie, beside others', () => {
  const chosen = { money: 'rial', calendar: 'gregorian' } as const
  const [cookie = ''] = displayCookie(chosen).split(';')
  assert.equal(cookie, 'display=rial.gregorian')
  for (const cookies of [cookie, `theme=dark; ${cookie}; locale=fa`])
    assert.deepEqual(displayFrom(displayIn(cookies)), chosen)
})

test('a currency to look at stands behind them, and rial is none', () => {
  const chosen = { money: 'toman', calendar: 'jalali', currency: 'AED' } as const
  assert.deepEqual(displayFrom(displayIn(displayCookie(chosen))), chosen)
  for (const text of ['toman.jalali.IRR', 'toman.jalali.toString', 'toman.jalali.'])
    assert.deepEqual(displayFrom(text), usualDisplay)
})

test('whatever a cookie does not say, or says wrongly, is as usual', () => {
  for (const cookies of [
    undefined,
    null,
    '',
    'theme=dark',
    'display=',
    'display=dollar.hijri',
    'mydisplay=rial.jalali',
  ])
    assert.deepEqual(displayFrom(displayIn(cookies)), usualDisplay, String(cookies))
  assert.equal(displayText(displayFrom('rial')), 'rial.jalali')
})
