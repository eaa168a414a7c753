// Draws the few photographs of invented passports that tests read, and writes them where tests take them from; run by hand (it needs
// Chromium), the result is committed:
//   node tools/mrz/pictures.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { photos } from '../../bench/mrz-photos.ts'
import { chromiumPath } from '../chromium.ts'

const target = new URL('../../src/documents/server/pictures/', import.meta.url)
mkdirSync(target, { recursive: true })

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const truth: Record<string, readonly [string, string]> = {}
for (const [set, count] of [
  ['dev', 1],
  ['hard', 5],
] as const) {
  let index = 0
  for await (const { jpeg, lines } of photos(browser, set, { count, seed: 7 })) {
    const name = `${set}-${index++}.jpg`
    writeFileSync(new URL(name, target), jpeg)
    truth[name] = lines
  }
}
await browser.close()

writeFileSync(new URL('pictures.json', target), `${JSON.stringify(truth, null, 2)}\n`)
