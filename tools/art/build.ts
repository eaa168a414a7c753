// Makes sights.svg and scene-cities.ts of src/web/art: `node tools/art/build.ts`.
import { writeFileSync } from 'node:fs'
import { madeCities, madeSheet } from './made-sheet.ts'

const folder = new URL('../../src/web/art/', import.meta.url)
writeFileSync(new URL('sights.svg', folder), madeSheet())
writeFileSync(new URL('scene-cities.ts', folder), madeCities())
