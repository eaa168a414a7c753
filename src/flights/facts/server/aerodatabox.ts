import { recordsIn } from '#flights/facts/server/aerodatabox-response.ts'
import type { DelaySource, DelaysReceived } from '#flights/facts/server/delay-source.ts'
import type { FactsSettings } from '#flights/facts/server/facts-settings.ts'
import { type ReceivedEvent, receiveEvents } from '#suppliers/server/suppliers.ts'

/** AeroDataBox, "flight delay statistics by flight number": the last ninety days. */
export function openAeroDataBox(access: Pick<FactsSettings, 'baseUrl' | 'apiKey'>): DelaySource {
  return {
    name: 'aerodatabox',
    title: 'AeroDataBox',
    // its smallest plan allows thirty a minute, shared with other uses of the key
    pace: { perMinute: 20, atOnce: 8 },
    callMs: 5000,
    async delaysOf(flightNumber, signal) {
      const number = encodeURIComponent(flightNumber.replace(' ', ''))
      const address = new URL(`${access.baseUrl}/flights/${number}/delays`)
      return answerIn(await receiveEvents({ address, headers: headersFor(address, access.apiKey), signal }))
    },
  }
}

function headersFor(address: URL, apiKey: string): Readonly<Record<string, string>> {
  const json = { accept: 'application/json' }
  return address.hostname.endsWith('rapidapi.com')
    ? { ...json, 'x-rapidapi-key': apiKey, 'x-rapidapi-host': address.hostname }
    : { ...json, 'x-api-market-key': apiKey }
}

/** 204 means an untracked number; unknown or invalid numbers have no figures either. */
function answerIn(heard: ReceivedEvent): DelaysReceived {
  if (heard.kind !== 'text') return { kind: 'failed', why: heard.why }
  if (heard.status === 204 || heard.status === 400 || heard.status === 404) return { kind: 'none' }
  if (heard.status !== 200) return { kind: 'failed', why: `status ${heard.status}` }
  const records = recordsIn(heard.text)
  return records === undefined
    ? { kind: 'failed', why: 'an answer that cannot be read' }
    : { kind: 'told', records }
}
