import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import Fastify from 'fastify'
import sharp from 'sharp'
import { testSites } from '#testing/server/sites.ts'
import { serveManifest } from '#web/server/serve-manifest.ts'

const sites = testSites('parastoo', 'chakavak')

for (const [brand, name, sky] of [
  ['parastoo', 'پرستو', '#14246a'],
  ['chakavak', 'چکاوک', '#063f42'],
] as const)
  suite(`${brand} as an app`, () => {
    const app = Fastify()
    serveManifest(app, sites)
    const at = (url: string) => app.inject({ url, headers: { host: `${brand}.test` } })

    test('is called by its own name, reads from the right and begins at its own door', async () => {
      const answer = await at('/manifest.webmanifest')
      assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/)
      assert.equal(answer.headers['cache-control'], 'no-cache')
      const manifest = answer.json()
      assert.deepEqual(
        [manifest.short_name, manifest.dir, manifest.lang, manifest.theme_color, manifest.display],
        [name, 'rtl', 'fa-IR', sky, 'standalone'],
      )
      assert.deepEqual([manifest.id, manifest.start_url, manifest.scope], ['/', '/', '/'])
      assert.deepEqual(
        manifest.shortcuts.map(({ url }: { url: string }) => url),
        ['/', '/hotel-home', '/profile/my-travels'],
      )
    })

    test('has icons of the size they say, in its own colours', async () => {
      const { icons } = (await at('/manifest.webmanifest')).json()
      assert.equal(icons.length, 4)
      for (const { src, sizes, purpose } of icons) {
        const picture = sharp((await at(src)).rawPayload)
        const { width, height, format } = await picture.metadata()
        assert.deepEqual([`${width}x${height}`, format], [sizes, 'png'])
        const [corner, top] = await Promise.all([colourAt(picture, 0, 0), colourAt(picture, width / 2, 2)])
        assert.equal(corner, purpose === 'maskable' ? sky : 'nothing', `the corner of ${src}`)
        assert.equal(top, sky, `the top of ${src}`)
      }
    })

    test('has an icon for iOS without a place to see through', async () => {
      const picture = sharp((await at('/icons/apple-touch-180.png')).rawPayload)
      const { width, hasAlpha } = await picture.metadata()
      assert.deepEqual([width, hasAlpha, await colourAt(picture, 0, 0)], [180, false, sky])
    })
  })

test('what a system cuts off an icon is sky alone: the bird lies in a circle of four fifths', async () => {
  const app = Fastify()
  serveManifest(app, sites)
  const { rawPayload } = await app.inject('/icons/app-192-cut.png')
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red, green, blue] = data
  const outside = Array.from({ length: info.width * info.height }, (_, at) => at).filter((at) => {
    const x = (at % info.width) - info.width / 2
    const y = Math.floor(at / info.width) - info.height / 2
    return Math.hypot(x, y) > 0.4 * info.width
  })
  const bird = outside.filter((at) => {
    const [r, g, b] = data.subarray(at * info.channels, at * info.channels + 3)
    return r !== red || g !== green || b !== blue
  })
  assert.ok(outside.length > 10_000)
  assert.equal(bird.length, 0)
})

async function colourAt(picture: ReturnType<typeof sharp>, left: number, top: number): Promise<string> {
  const area = { left, top, width: 1, height: 1 }
  const [r = 0, g = 0, b = 0, a = 0] = await picture.clone().extract(area).ensureAlpha().raw().toBuffer()
  return a === 0 ? 'nothing' : `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`
}
