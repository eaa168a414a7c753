import { LRUCache } from 'lru-cache'
import type { Proposal } from '#flights/proposal.ts'
import { faresIn } from '#flights/proposal-id.ts'
import type { Feed } from '#flights/search/server/feed/feed.ts'
import type { ReceivedEvent } from '#flights/search/server/feed/received-events.ts'
import { proposalsText } from '#flights/search/server/found/text.ts'
import type { Clock } from '#server/clock.ts'

/** What was found, and until when it holds: then a fare closes or a penalty rises (epoch milliseconds). */
export interface Found {
  readonly proposals: readonly Proposal[]
  readonly untilMs: number
}

export interface StoredTexts {
  textOf(question: string, find: () => Promise<Found>): Promise<Buffer>
  /** For changes we know of before the database notifies us. */
  forgetFares(ids: readonly number[]): void
}

/** limit for changes without notifications (seats beyond nine, returned fares that were not shown) */
const keptMs = 30_000
const bytesKept = 64 * 1024 * 1024
/** cached only when requested again within this time */
const againMs = 10_000

interface Text {
  readonly bytes: Buffer
  readonly madeAt: number
  readonly fromMs: number
  readonly untilMs: number
  /** `THR-MHD 2026-12-03`, as in the notifications */
  readonly days: ReadonlySet<string>
  readonly fares: ReadonlySet<number>
}

export function openStoredTexts(feed: Feed, clock: Clock): StoredTexts {
  return new Texts(feed, clock)
}

class Texts implements StoredTexts {
  readonly #feed: Feed
  readonly #clock: Clock
  readonly #texts = new LRUCache<string, Text>({
    maxSize: bytesKept,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  })
  readonly #asked = new LRUCache<string, true>({ max: 10_000, ttl: againMs })
  readonly #making = new Map<string, Making>()

  constructor(feed: Feed, clock: Clock) {
    this.#feed = feed
    this.#clock = clock
    feed.onChange((heard) => this.#forget((text) => heard === undefined || touches(heard, text)))
  }

  async textOf(question: string, find: () => Promise<Found>): Promise<Buffer> {
    const known = this.#texts.get(question)
    if (known !== undefined && this.#isGood(known)) return known.bytes
    const making = this.#making.get(question)
    if (making !== undefined) return (await making.text).bytes
    if (this.#asked.get(question) !== true || !this.#feed.isListening()) {
      this.#asked.set(question, true)
      this.#feed.listen()
      return textFrom(await find(), this.#now()).bytes
    }
    return this.#made(question, find)
  }

  forgetFares(ids: readonly number[]): void {
    this.#forget(({ fares }) => ids.some((id) => fares.has(id)))
  }

  /** Concurrent requests share one computation; if data changes meanwhile, the result is not cached. */
  async #made(question: string, find: () => Promise<Found>): Promise<Buffer> {
    const startedMs = this.#now()
    const making: Making = { forgotten: [], text: find().then((found) => textFrom(found, startedMs)) }
    this.#making.set(question, making)
    try {
      const text = await making.text
      if (!making.forgotten.some((isOf) => isOf(text))) this.#texts.set(question, text)
      return text.bytes
    } finally {
      this.#making.delete(question)
    }
  }

  #isGood({ madeAt, fromMs, untilMs }: Text): boolean {
    const now = this.#now()
    return this.#feed.isListening() && performance.now() - madeAt < keptMs && now >= fromMs && now < untilMs
  }

  #now(): number {
    return this.#clock.now().epochMilliseconds
  }

  #forget(isOf: (text: Text) => boolean): void {
    for (const making of this.#making.values()) making.forgotten.push(isOf)
    for (const [question, text] of this.#texts.entries()) if (isOf(text)) this.#texts.delete(question)
  }
}

interface Making {
  readonly text: Promise<Text>
  readonly forgotten: ((text: Text) => boolean)[]
}

function touches({ route, date }: ReceivedEvent, { days }: Text): boolean {
  return days.has(`${route} ${date}`)
}

function textFrom({ proposals, untilMs }: Found, fromMs: number): Text {
  const legs = proposals.flatMap(({ flightGroups }) => flightGroups.flatMap(({ flightLegs }) => flightLegs))
  return {
    bytes: proposalsText(proposals),
    madeAt: performance.now(),
    fromMs,
    untilMs,
    days: new Set(
      legs.map((leg) => `${leg.origin}-${leg.destination} ${leg.departureDateTime.slice(0, 10)}`),
    ),
    fares: new Set(proposals.flatMap(({ proposalId }) => faresIn(proposalId).flat())),
  }
}

export function penaltyRisesMs(proposals: readonly Proposal[]): number {
  return proposals.reduce(
    (least, { refund: { until } }) => (until === null ? least : Math.min(least, Date.parse(until))),
    Number.POSITIVE_INFINITY,
  )
}
