import { openAeroDataBoxSimulator } from './server.ts'

/** Environment: AERODATABOX_TWIN_PORT, HOST. Every flight goes from Mehrabad to Mashhad. */
const { AERODATABOX_TWIN_PORT = '3008', HOST = 'localhost' } = process.env
const there = { origin: 'OIII', destination: 'OIMM', departsHourUtc: 4, arrivesHourUtc: 5 }
const facts = await openAeroDataBoxSimulator({
  port: Number(AERODATABOX_TWIN_PORT),
  host: HOST,
  flown: () => [there],
})
console.log(`AeroDataBox آزمایشی: ${facts.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void facts.close())
