import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productChannels } from '#calls/product-channel.ts'
import { checkUpdate } from '#server/app-check/check-update.ts'
import { compareVersions } from '#server/app-check/versions.ts'
import { appsIn } from '#server/app-settings.ts'

const android = { latest: '2.1.0', least: '1.4', url: 'https://shop.example/parastoo' }
const current = { site: 'a1b2c3d4e5f6', android, ios: undefined }
const { web, app, pwa, android: onAndroid, ios } = productChannels

const cases = [
  [pwa, 'a1b2c3d4e5f6', 'a1b2c3d4e5f6', false, false],
  [pwa, 'of-yesterday', 'a1b2c3d4e5f6', true, false],
  [web, 'of-yesterday', 'a1b2c3d4e5f6', true, false],
  [onAndroid, '2.1', '2.1.0', false, false],
  [onAndroid, '2.10', '2.1.0', false, false],
  [onAndroid, '1.4.0', '2.1.0', true, false],
  [onAndroid, '1.3.99', '2.1.0', true, true],
  [onAndroid, 'beta', '2.1.0', false, false],
  [ios, '1.0', null, false, false],
  [app, '1.0', null, false, false],
] as const
for (const [productChannel, version, currentVersion, isUpdateAvailable, isUpdateRequired] of cases)
  test(`channel ${productChannel} with ${version}`, () => {
    const { url: _, ...told } = checkUpdate({ productChannel, version }, current)
    assert.deepEqual(told, { currentVersion, isUpdateAvailable, isUpdateRequired })
  })

test('in development there is no version to be had', () => {
  const told = checkUpdate({ productChannel: pwa, version: 'x' }, { ...current, site: undefined })
  assert.deepEqual([told.currentVersion, told.isUpdateAvailable], [null, false])
})

test('versions are compared number by number', () => {
  assert.ok(compareVersions('1.10', '1.9') > 0)
  assert.equal(compareVersions('1', '1.0.0'), 0)
  assert.ok(compareVersions('1.2.3.4', '1.2.3.5') < 0)
})

test('the settings name an app’s versions and shop, and nothing that is none', () => {
  const { apps, faults } = appsIn({
    ANDROID_VERSIONS: '2.1.0>=1.4',
    ANDROID_SHOP: 'https://shop.example/parastoo',
  })
  assert.deepEqual([apps.android, apps.ios, faults], [android, undefined, []])
  for (const wrong of ['2.1', '2.1>=x', '1.0>=2.0'])
    assert.equal(appsIn({ IOS_VERSIONS: wrong }).faults.length, 1)
  assert.equal(appsIn({ IOS_VERSIONS: '2>=1', IOS_SHOP: 'http://shop.example' }).faults.length, 1)
})
