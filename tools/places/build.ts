// Makes src/places/data/*.json of the house's tables and of npm packages: `node tools/places/build.ts`.
// The files are committed, so no airport package is needed at run time.
import { writeFileSync } from 'node:fs'
import { madeFiles } from './made-files.ts'

for (const [name, text] of await madeFiles()) {
  writeFileSync(new URL(`../../src/places/data/${name}`, import.meta.url), text)
}
