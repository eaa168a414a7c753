import { openS3Simulator } from './server.ts'

/** Environment: S3_TWIN_PORT, HOST. */
const { S3_TWIN_PORT = '3019', HOST = 'localhost' } = process.env
const store = await openS3Simulator({ port: Number(S3_TWIN_PORT), host: HOST })
console.log(`S3 آزمایشی: ${store.url}/swallow`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void store.close())
