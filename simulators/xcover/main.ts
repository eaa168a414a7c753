import path from 'node:path'
import { openXCoverSimulator } from './server.ts'

/** Environment: XCOVER_TWIN_PORT, HOST, DATA_DIR. */
const { XCOVER_TWIN_PORT = '3011', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const xcover = await openXCoverSimulator({
  port: Number(XCOVER_TWIN_PORT),
  host: HOST,
  file: path.join(DATA_DIR, 'xcover.jsonl'),
})
console.log(`بیمه‌گر آزمایشی کاور جنیوس: ${xcover.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void xcover.close())
