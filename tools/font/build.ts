// Cuts Vazirmatn to what our screens print and writes it where the page takes it from; run by hand, the result is committed:
//   node tools/font/build.ts
// What shapes Persian and Latin is kept, tabular digits and the weights 400 to 900, in one file; other shapes of a letter are not.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characters } from './characters.ts'

const source = new URL('../../node_modules/vazirmatn/', import.meta.url)
const target = new URL('../../src/web/font/', import.meta.url)

const whole = readFileSync(new URL('fonts/webfonts/Vazirmatn[wght].woff2', source))
const shaping = [
  'ccmp',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'calt',
  'liga',
  'clig',
  'rclt',
  'locl',
  'rvrn',
]
const placing = ['curs', 'mark', 'mkmk', 'kern', 'tnum']
const cut = await subsetFont(whole, characters, {
  keepFeatures: [...shaping, ...placing],
  noHinting: true, // drawn at two pixels a point and more, or by a system that hints for itself
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 900, default: 400 } },
})
mkdirSync(target, { recursive: true })
writeFileSync(new URL('vazirmatn.woff2', target), cut)
copyFileSync(new URL('OFL.txt', source), new URL('OFL.txt', target))
console.log(`vazirmatn.woff2: ${whole.length} → ${cut.length} bytes, ${characters.length} characters`)
