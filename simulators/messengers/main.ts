import path from 'node:path'
import { openBook } from '../sms/book.ts'
import { openMessengersSimulator } from './server.ts'

/** Environment: MESSENGERS_TWIN_PORT, HOST, DATA_DIR. */
const { MESSENGERS_TWIN_PORT = '3006', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const messengers = await openMessengersSimulator({
  port: Number(MESSENGERS_TWIN_PORT),
  host: HOST,
  book: openBook(path.join(DATA_DIR, 'messengers.jsonl')),
})
console.log(`بله و واتساپ: ${messengers.url}/messages`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void messengers.close())
