// Makes hotels.json and maps.json of src/hotels/data of the tables beside them: `node tools/hotels/build.ts`.
import { writeFileSync } from 'node:fs'
import { madeMaps } from './city-maps.ts'
import { hotelsMade, madeFile } from './made-file.ts'

const folder = new URL('../../src/hotels/data/', import.meta.url)
writeFileSync(new URL('hotels.json', folder), madeFile())
writeFileSync(new URL('maps.json', folder), madeMaps(hotelsMade()))
