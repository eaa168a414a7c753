// Cuts Vazirmatn to what our screens print and writes it where the page takes it from; run by hand, the result is committed:
//   node tools/font/build.ts
// Every OpenType feature is kept (tabular digits too) and the weights 400 to 900, in one file.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characters } from './characters.ts'

const source = new URL('../../node_modules/vazirmatn/', import.meta.url)
const target = new URL('../../src/web/font/', import.meta.url)

const whole = readFileSync(new URL('fonts/webfonts/Vazirmatn[wght].woff2', source))
const cut = await subsetFont(whole, characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 900, default: 400 } },
})
mkdirSync(target, { recursive: true })
writeFileSync(new URL('vazirmatn.woff2', target), cut)
copyFileSync(new URL('OFL.txt', source), new URL('OFL.txt', target))
console.log(`vazirmatn.woff2: ${whole.length} → ${cut.length} bytes, ${characters.length} characters`)
