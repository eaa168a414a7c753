import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Browser, wayToInstall } from './way-to-install.ts'

const android: Browser = { visits: 2, isDeclined: false, isInstalled: false, hasPrompt: true, isApple: false }
const iphone: Browser = { ...android, hasPrompt: false, isApple: true }

test('the second visit is asked, by the browser where it can and by hand on an iPhone', () => {
  assert.equal(wayToInstall(android), 'prompt')
  assert.equal(wayToInstall(iphone), 'hand')
  assert.equal(wayToInstall({ ...iphone, hasPrompt: true }), 'prompt')
})

test('nobody is asked who came for the first time, said no, has us already, or cannot', () => {
  for (const browser of [android, iphone])
    for (const one of [{ visits: 1 }, { visits: 0 }, { isDeclined: true }, { isInstalled: true }])
      assert.equal(wayToInstall({ ...browser, ...one }), undefined)
  assert.equal(wayToInstall({ ...android, hasPrompt: false }), undefined)
})
