import path from 'node:path'
import { openBook } from '../sms/book.ts'
import { openMailSimulator } from './server.ts'

/** Environment: MAIL_TWIN_PORT, HOST, DATA_DIR. */
const { MAIL_TWIN_PORT = '3007', HOST = 'localhost', DATA_DIR = '.data' } = process.env
const mail = await openMailSimulator({
  port: Number(MAIL_TWIN_PORT),
  host: HOST,
  book: openBook(path.join(DATA_DIR, 'mail.jsonl')),
})
console.log(`ایمیل: ${mail.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mail.close())
