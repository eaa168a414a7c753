import path from 'node:path'
import { openOctoSimulator } from './server.ts'

/** Environment: OCTO_TWIN_PORT, HOST, DATA_DIR. */
const { OCTO_TWIN_PORT = '3016', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const octo = await openOctoSimulator({
  port: Number(OCTO_TWIN_PORT),
  host: HOST,
  file: path.join(DATA_DIR, 'octo.jsonl'),
})
console.log(`تفریحات آزمایشی: ${octo.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void octo.close())
