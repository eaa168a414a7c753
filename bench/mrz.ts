import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Committee, committeeOf } from '#documents/reader/committee.ts'
import { type GreyImage, greyOf } from '#documents/reader/grey-image.ts'
import { NET_FILES } from '#documents/reader/net-file.ts'
import { readZone } from '#documents/reader/read.ts'
import { verdictOf } from '#documents/reader/verdict.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'
import { type BrowserReader, openBrowserReader } from '../tools/mrz/browser-reader.ts'
import { type Photo, photos, type SetName } from './mrz-photos.ts'

const COUNTS = { dev: 60, hard: 60, foreign: 20 } as const satisfies Record<SetName, number>
const WARM_UP = 5
const SEED = Number(process.env.SEED ?? 1)

interface SetFigures {
  readonly images: number
  readonly readRate: number
  readonly accepted: number
  readonly prefilled: number
  /** accepted with an error */
  readonly wrongAccepted: number
  /** prefilled for review with an error */
  readonly wrongPrefilled: number
}

interface Figures {
  readonly readRate: number
  readonly wrongAccepted: number
  readonly images: number
  readonly msNode: number
  readonly msBrowser: number
  readonly sets: Readonly<Record<SetName, SetFigures>>
}

/** On simulated photos, in Node and Chromium's worker; pages in other fonts count only for wrong acceptances. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  await using inBrowser = await openBrowserReader()
  const committee = committeeOf(
    NET_FILES.map((file) => readFileSync(new URL(`../src/documents/reader/nets/${file}`, import.meta.url))),
  )
  const clock = { node: [] as number[], browser: [] as number[] }
  const set = async (name: SetName) => {
    const seen = []
    for await (const photo of photos(inBrowser.browser, name, { count: COUNTS[name], seed: SEED }))
      seen.push(...(await readBoth(photo, { committee, inBrowser, clock })))
    const figures = summed(seen, COUNTS[name])
    say(`${name}: ${line(figures)}`)
    return figures
  }
  const sets = { dev: await set('dev'), hard: await set('hard'), foreign: await set('foreign') }
  const images = sets.dev.images + sets.hard.images
  const figures: Figures = {
    readRate: rounded(
      (sets.dev.readRate * sets.dev.images + sets.hard.readRate * sets.hard.images) / images,
      3,
    ),
    wrongAccepted: sets.dev.wrongAccepted + sets.hard.wrongAccepted + sets.foreign.wrongAccepted,
    images: images + sets.foreign.images,
    msNode: median(clock.node.slice(WARM_UP)),
    msBrowser: median(clock.browser.slice(WARM_UP)),
    sets,
  }
  say(
    `read ${figures.readRate}, ${figures.wrongAccepted} wrong; ${figures.msNode} ms in Node, ${figures.msBrowser} ms in the browser`,
  )
  return figures
}

interface Readers {
  readonly committee: Committee
  readonly inBrowser: BrowserReader
  readonly clock: { readonly node: number[]; readonly browser: number[] }
}

interface Seen {
  readonly isRight: boolean
  readonly verdict: ReturnType<typeof verdictOf>
}

async function readBoth(photo: Photo, { committee, inBrowser, clock }: Readers): Promise<readonly Seen[]> {
  const image = await unpacked(photo.jpeg)
  const startedAt = performance.now()
  const inNode = readZone(image, committee)
  const nodeMs = performance.now() - startedAt
  const there = await inBrowser.readFile(photo.jpeg)
  clock.node.push(nodeMs)
  clock.browser.push(there.ms)
  return [inNode, there.reading].map((reading) => seenAs(reading, photo))
}

async function unpacked(jpeg: Buffer): Promise<GreyImage> {
  const { data, info } = await sharp(jpeg).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return greyOf({ width: info.width, height: info.height, pixels: data })
}

function seenAs(reading: ZoneReading | undefined, { lines }: Photo): Seen {
  if (reading === undefined) return { isRight: false, verdict: 'invalid' }
  return { isRight: reading.lines.join() === lines.join(), verdict: verdictOf(reading) }
}

/** Rates are means of both; an error counts if either made it. */
function summed(seen: readonly Seen[], images: number): SetFigures {
  const engines = seen.length / images
  const count = (of: (one: Seen) => boolean) => seen.filter(of).length
  return {
    images,
    readRate: rounded(count(({ isRight, verdict }) => isRight && verdict !== 'invalid') / seen.length, 3),
    accepted: count(({ verdict }) => verdict === 'accepted') / engines,
    prefilled: count(({ verdict }) => verdict === 'prefill') / engines,
    wrongAccepted: count(({ isRight, verdict }) => !isRight && verdict === 'accepted'),
    wrongPrefilled: count(({ isRight, verdict }) => !isRight && verdict === 'prefill'),
  }
}

function line({ images, readRate, accepted, prefilled, wrongAccepted, wrongPrefilled }: SetFigures): string {
  return `${images} images, read ${readRate}; accepted ${accepted} (${wrongAccepted} wrong), prefilled ${prefilled} (${wrongPrefilled} wrong)`
}

function median(numbers: readonly number[]): number {
  return rounded(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN, 0)
}

function rounded(number: number, digits: number): number {
  return Math.round(number * 10 ** digits) / 10 ** digits
}
