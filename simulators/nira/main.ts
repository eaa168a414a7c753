import path from 'node:path'
import { openNiraSimulator } from './server.ts'

/** Environment: NIRA_TWIN_PORT, HOST, DATA_DIR. */
const { NIRA_TWIN_PORT = '3003', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const nira = await openNiraSimulator({
  port: Number(NIRA_TWIN_PORT),
  host: HOST,
  file: path.join(DATA_DIR, 'nira.jsonl'),
})
console.log(`میزبان آزمایشی نیرا: ${nira.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void nira.close())
