import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { productChannelOf, productChannels } from '#calls/product-channel.ts'
import { appFiles, brands, exampleHost } from './made-files.ts'

const apps = path.resolve(import.meta.dirname, '../../apps')

for (const brand of brands)
  test(`the apps of ${brand.id} are those of its brand`, async () => {
    for (const [file, content] of await appFiles(brand, exampleHost(brand))) {
      const committed = readFileSync(path.join(apps, file))
      // newer encoders may compress differently
      if (file.endsWith('.png')) assert.deepEqual(await seen(committed), await seen(content as Buffer), file)
      else assert.equal(committed.toString(), content, `${file}: node tools/run.mjs tools/apps/build.ts`)
    }
  })

test('whoever opens the site from our Android app is known by the id the app is signed under', () => {
  for (const brand of brands) {
    const { packageId } = JSON.parse(
      readFileSync(path.join(apps, `android/${brand.id}/twa-manifest.json`), 'utf8'),
    )
    const signs = { userAgent: 'Chrome', openedBy: `android-app://${packageId}/`, isInstalled: true }
    assert.equal(productChannelOf(signs, brand.appId), productChannels.android)
  }
})

test('the iOS app names itself as the site knows it', () => {
  const sources = globSync('ios/Sources/*.swift', { cwd: apps }).map((file) =>
    readFileSync(path.join(apps, file), 'utf8'),
  )
  const names = sources.flatMap((text) => text.match(/"(ParastooApp\/[^"]+)"/)?.[1] ?? [])
  assert.equal(names.length, 1)
  const signs = { userAgent: `Mozilla/5.0 (iPhone) ${names[0]}`, openedBy: '', isInstalled: false }
  assert.equal(productChannelOf(signs, 'example.parastoo.app'), productChannels.ios)
})

async function seen(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer()
}
