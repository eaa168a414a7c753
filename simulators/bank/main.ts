import path from 'node:path'
import { openBankSimulator } from './server.ts'

const {
  BANK_TWIN_PORT = '3001',
  HOST = 'localhost',
  DATA_DIR = '.data',
  BANK_LATE_SECONDS = '10',
} = process.env
const bank = await openBankSimulator({
  port: Number(BANK_TWIN_PORT),
  host: HOST,
  file: path.join(DATA_DIR, 'bank.jsonl'),
  lateSeconds: Number(BANK_LATE_SECONDS),
})
console.log(`بانک آزمایشی: ${bank.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void bank.close())
