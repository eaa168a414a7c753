// Trains a net of the passport reader from the outlines of OCR-B alone, about twenty minutes of a core; the same seed
// gives the same net on the same machine:
//   node tools/mrz/train.ts NUMBER [STEPS]
// writes src/documents/reader/nets/net-NUMBER.bin. `npm run bench -- mrz` says what it is worth.
import { writeFileSync } from 'node:fs'
import { atlas } from './atlas.ts'
import { fileOf, trained } from './training.ts'

const [number = '1', given = '16000'] = process.argv.slice(2)
const steps = Number(given)
const net = trained(await atlas(), {
  seed: Number(number),
  steps,
  cellsAStep: 32,
  tell: (done, loss) => console.log(`${done} of ${steps}: loss ${loss.toFixed(4)}`),
})
const file = new URL(`../../src/documents/reader/nets/net-${number}.bin`, import.meta.url)
writeFileSync(file, fileOf(net))
console.log(file.pathname)
