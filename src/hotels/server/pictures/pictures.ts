import { fetchPicture, type PictureSource } from '#hotels/server/pictures/fetch-picture.ts'
import { makeSizes } from '#hotels/server/pictures/make-sizes.ts'
import {
  fitBudget,
  type KnownPicture,
  knownPicture,
  letRest,
  type PictureSize,
  storedFile,
  storeFiles,
} from '#hotels/server/pictures/stored-pictures.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { House } from '#server/house.ts'

interface Pictured {
  readonly name: string
  readonly pictures: PictureSource
}

export interface Pictures {
  /** Fetched when first asked for, then ours. Throws PICTURE_NOT_FOUND, also while its supplier has none to give. */
  file(id: string, size: PictureSize): Promise<Buffer>
  /** the job: the oldest go when there are too many */
  fit(): Promise<number>
}

const restsHours = 6
const mostBytes = 256_000_000
/** decoding costs memory and time: the others wait, and beyond those nobody does */
const atOnce = 2
const mostWaiting = 40

export function openPictures(
  { database, clock, log }: Pick<House, 'database' | 'clock' | 'log'>,
  supplierOf: (name: string) => Pictured | undefined,
): Pictures {
  const underWay = new Map<string, Promise<boolean>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => void waiting.push(go))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  async function fetched({ id, supplier, source }: KnownPicture): Promise<boolean> {
    const seller = supplierOf(supplier)
    if (seller === undefined) return false
    const found = await fetchPicture(source, seller.pictures)
    const files = 'bytes' in found ? await makeSizes(found.bytes) : undefined
    const now = clock.now()
    if (files !== undefined) {
      await database.transaction().execute((trx) => storeFiles(trx, id, { files, now }))
      return true
    }
    const reason = 'fault' in found ? found.fault : 'cannot be decoded'
    log.info({ pictureId: id, supplier, reason }, 'hotel-picture.none')
    await letRest(database, id, { until: now.add({ hours: restsHours }), reason })
    return false
  }

  /** Equal questions once. */
  async function fetchedOnce(picture: KnownPicture): Promise<boolean> {
    const before = underWay.get(picture.id)
    if (before !== undefined) return before
    if (waiting.length >= mostWaiting) return false
    const made = inTurn(() => fetched(picture)).finally(() => underWay.delete(picture.id))
    underWay.set(picture.id, made)
    return made
  }

  return {
    async file(id, size) {
      const stored = await storedFile(database, id, size)
      if (stored !== undefined) return stored
      const picture = await knownPicture(database, id)
      if (picture === undefined || isResting(picture, clock.now())) throw refuse('PICTURE_NOT_FOUND')
      if (!(await fetchedOnce(picture))) throw refuse('PICTURE_NOT_FOUND')
      const made = await storedFile(database, id, size)
      if (made === undefined) throw refuse('PICTURE_NOT_FOUND')
      return made
    },
    fit: () => fitBudget(database, mostBytes),
  }
}

function isResting({ restsUntil }: KnownPicture, now: Temporal.Instant): boolean {
  return restsUntil !== null && Temporal.Instant.compare(now, restsUntil) < 0
}
