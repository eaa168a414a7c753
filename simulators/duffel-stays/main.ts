import path from 'node:path'
import { openDuffelStaysSimulator } from './server.ts'

/** Environment: DUFFEL_STAYS_TWIN_PORT, HOST, DATA_DIR. */
const { DUFFEL_STAYS_TWIN_PORT = '3009', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const stays = await openDuffelStaysSimulator({
  port: Number(DUFFEL_STAYS_TWIN_PORT),
  host: HOST,
  file: path.join(DATA_DIR, 'duffel-stays.jsonl'),
})
console.log(`هتل‌های آزمایشی دافل: ${stays.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stays.close())
