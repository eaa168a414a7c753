import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productChannelOf, productChannels } from './product-channel.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const ourApp = 'example.parastoo.app'

/** user agent, referrer, installed, channel */
const windows = [
  [chrome, '', false, 'web'],
  [chrome, 'https://parastoo.example/', false, 'web'],
  [chrome, '', true, 'pwa'],
  [safari, '', true, 'pwa'],
  [chrome, 'android-app://com.google.android.gm/', false, 'web'],
  [chrome, 'android-app://com.google.android.googlequicksearchbox/https/www.google.com', true, 'pwa'],
  [chrome, 'android-app://example.parastoo.apple/', false, 'web'],
  [chrome, 'https://other.example/android-app://example.parastoo.app/', false, 'web'],
  [chrome, 'android-app://example.parastoo.app', true, 'android'],
  [chrome, 'android-app://example.parastoo.app/', true, 'android'],
  [chrome, 'android-app://example.parastoo.app/', false, 'android'],
  [`${safari} ParastooApp/1.0 (ios)`, '', false, 'ios'],
  [`${safari} ParastooApp/1.0 (ios)`, '', true, 'ios'],
  [`${chrome} ParastooApp/2.1.3 (android)`, '', false, 'android'],
  [`${chrome} ParastooApp/1.0 (android)`, 'android-app://com.google.android.gm/', false, 'android'],
  [`${chrome} ParastooApp/1.0`, '', false, 'app'],
  [`${chrome} ParastooApp/1.0 (windows)`, '', true, 'app'],
  [`${chrome} NotParastooApp/1.0 (ios)`, '', false, 'web'],
  [`${chrome} ParastooApp (ios)`, '', false, 'web'],
] as const

test('an order knows through what it came', () => {
  for (const [userAgent, openedBy, isInstalled, channel] of windows)
    assert.equal(
      productChannelOf({ userAgent, openedBy, isInstalled }, ourApp),
      productChannels[channel],
      `${userAgent} opened by ${openedBy || 'nobody'}`,
    )
})

test('the numbers are those of the specification', () => {
  assert.deepEqual(productChannels, { web: 1, app: 2, pwa: 3, android: 4, ios: 5 })
})
