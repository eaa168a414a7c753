import path from 'node:path'
import { openDuffelSimulator } from './server.ts'

/** Environment: DUFFEL_TWIN_PORT, HOST, DATA_DIR; for webhooks DUFFEL_WEBHOOK_URL and DUFFEL_WEBHOOK_SECRET. */
const { DUFFEL_TWIN_PORT = '3004', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const { DUFFEL_WEBHOOK_URL: url, DUFFEL_WEBHOOK_SECRET: secret } = process.env
const duffel = await openDuffelSimulator({
  port: Number(DUFFEL_TWIN_PORT),
  host: HOST,
  file: path.join(DATA_DIR, 'duffel.jsonl'),
  ...(url === undefined || secret === undefined ? {} : { webhook: { url, secret } }),
})
console.log(`دافل آزمایشی: ${duffel.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void duffel.close())
