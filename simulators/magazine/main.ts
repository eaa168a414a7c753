import { openMagazineSimulator } from './server.ts'

/** Environment: MAGAZINE_TWIN_PORT, HOST. */
const { MAGAZINE_TWIN_PORT = '3014', HOST = 'localhost' } = process.env
const magazine = await openMagazineSimulator({ port: Number(MAGAZINE_TWIN_PORT), host: HOST })
console.log(`مجلهٔ آزمایشی: ${magazine.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void magazine.close())
