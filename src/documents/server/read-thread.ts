// In a thread: reading is a tenth of a second of pure CPU.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { committeeOf } from '#documents/reader/committee.ts'
import { type ColourImage, greyOf } from '#documents/reader/grey-image.ts'
import { NET_FILES } from '#documents/reader/net-file.ts'
import { readZone } from '#documents/reader/read.ts'

const committee = committeeOf(
  NET_FILES.map((file) => readFileSync(new URL(`../reader/nets/${file}`, import.meta.url))),
)

parentPort?.on('message', (image: ColourImage) => {
  parentPort?.postMessage(readZone(greyOf(image), committee), [])
})
