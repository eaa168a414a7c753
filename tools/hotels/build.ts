// Makes src/hotels/data/hotels.json of the two tables beside it: `node tools/hotels/build.ts`.
import { writeFileSync } from 'node:fs'
import { madeFile } from './made-file.ts'

writeFileSync(new URL('../../src/hotels/data/hotels.json', import.meta.url), madeFile())
