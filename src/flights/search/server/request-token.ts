import { createHmac, timingSafeEqual } from 'node:crypto'
import { clocks } from '#calendar/clocks.ts'
import { type SalesChannel, salesChannels } from '#calls/sales-channel.ts'
import type { Place } from '#flights/requests.ts'
import type { LegWanted, SearchWanted, StoredSearch } from '#flights/search/server/searches.ts'
import { keyFor } from '#server/encrypted.ts'

/** The request id is the search and its time, signed with HMAC-SHA256: `1.mi8x1c2d.1.1.100..THRcMHDc-ggz.…` in base64url. */
export interface RequestTokens {
  issue(search: SearchWanted): StoredSearch
  read(token: string): StoredSearch | undefined
}

const version = '1'
/** written after the version, which no reader of before looks at */
const letters = { site: '', app: 'a', marketplace: 'm', agency: 'g' } as const satisfies Record<
  SalesChannel,
  string
>
const dayMs = 86_400_000

export function openRequestTokens(secret: string): RequestTokens {
  const key = keyFor(secret, 'flight searches')
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    issue(search) {
      const text = textOf(search)
      return kept(search, `${text}.${signatureOf(text)}`)
    },
    read(token) {
      const end = token.lastIndexOf('.')
      const text = token.slice(0, Math.max(0, end))
      const isOurs = isSame(Buffer.from(token.slice(end + 1)), Buffer.from(signatureOf(text)))
      return isOurs ? kept(searchIn(text), token) : undefined
    },
  }
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

function kept(search: SearchWanted, requestId: string): StoredSearch {
  return { ...search, requestId, validUntil: search.searchedAt.add({ seconds: clocks.search }) }
}

function textOf({
  searchedAt,
  channel,
  flightType,
  isReturning,
  party,
  cabinClass,
  legs,
}: SearchWanted): string {
  return [
    `${version}${letters[channel]}`,
    searchedAt.epochMilliseconds.toString(36),
    flightType,
    isReturning ? 'r' : 'o',
    `${party.adults}${party.children}${party.infants}`,
    cabinClass ?? '',
    ...legs.map(legText),
  ].join('.')
}

/** It has our signature, so `textOf` of this or an earlier version wrote it; those of earlier versions are outdated. */
function searchIn(text: string): SearchWanted {
  const [written = '', at = '', flightType, direction, party = '', cabinClass, ...legs] = text.split('.')
  const [adults = 0, children = 0, infants = 0] = [...party].map(Number)
  const [first, ...more] = legs.map(legIn)
  if (first === undefined) throw new RangeError(`a search of ours without a leg: ${text}`)
  return {
    channel: salesChannels.find((channel) => written === `${version}${letters[channel]}`) ?? 'site',
    searchedAt: Temporal.Instant.fromEpochMilliseconds(Number.parseInt(at, 36)),
    flightType: Number(flightType) as SearchWanted['flightType'],
    isReturning: direction === 'r',
    party: { adults, children, infants },
    cabinClass: cabinClass === '' ? undefined : Number(cabinClass),
    legs: [first, ...more],
  }
}

function legText({ origin, destination, date }: LegWanted): string {
  const day = date.toZonedDateTime('UTC').epochMilliseconds / dayMs
  return `${placeText(origin)}${placeText(destination)}${day.toString(36)}`
}

function legIn(text: string): LegWanted {
  const day = Number.parseInt(text.slice(8), 36)
  return {
    origin: placeIn(text.slice(0, 4)),
    destination: placeIn(text.slice(4, 8)),
    date: Temporal.Instant.fromEpochMilliseconds(day * dayMs)
      .toZonedDateTimeISO('UTC')
      .toPlainDate(),
  }
}

function placeText({ code, kind }: Place): string {
  return `${code}${kind === 'CityCode' ? 'c' : 'a'}`
}

function placeIn(text: string): Place {
  return { code: text.slice(0, 3), kind: text[3] === 'c' ? 'CityCode' : 'AirportCode' }
}
