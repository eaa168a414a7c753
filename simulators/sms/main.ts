import path from 'node:path'
import { openSmsSimulator } from './server.ts'

/** Environment: SMS_TWIN_PORT, HOST, DATA_DIR. */
const { SMS_TWIN_PORT = '3002', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const sms = await openSmsSimulator({
  port: Number(SMS_TWIN_PORT),
  host: HOST,
  file: path.join(DATA_DIR, 'sms.jsonl'),
})
console.log(`صندوق پیامک: ${sms.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sms.close())
