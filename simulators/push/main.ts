import { openPushSimulator } from './server.ts'

/** Environment: PUSH_TWIN_PORT, HOST. */
const { PUSH_TWIN_PORT = '3010', HOST = 'localhost' } = process.env
const push = await openPushSimulator({ port: Number(PUSH_TWIN_PORT), host: HOST })
console.log(`سرویس اعلان مرورگر: ${push.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void push.close())
