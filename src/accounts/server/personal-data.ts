import { Readable } from 'node:stream'
import type { ErasureProof } from '#accounts/data-calls.ts'
import {
  AGAIN_AFTER_SECONDS,
  erase,
  eraseAgain,
  type PersonalNeighbours,
  storedFrom,
  unfinished,
} from '#accounts/server/erasure.ts'
import { iranZone } from '#calendar/zones.ts'
import type { House } from '#server/house.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import { type ZipEntry, zip } from '#server/zip.ts'

export interface PersonalData {
  exported(userId: string): Readable
  /** Obstacles (sentences), and what the law keeps. */
  erasable(userId: string): Promise<Pick<ErasureProof, 'kept'> & { readonly unfinished: string[] }>
  /** Erases in every room in one transaction and ends sessions. Throws NOT_ERASABLE_YET, SESSION_ENDED, TOO_BUSY. */
  erase(userId: string): Promise<ErasureProof>
  readonly work: {
    eraseAgain(userId: string): Promise<void>
  }
}

export function openPersonalData(house: House, neighbours: PersonalNeighbours): PersonalData {
  const { parts } = neighbours
  const work = { eraseAgain: (userId: string) => eraseAgain(house, neighbours, userId) }
  const again = house.jobs.queue<{ userId: string }>('accounts.erase-again', ({ userId }) =>
    work.eraseAgain(userId),
  )
  const today = () => house.clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  return {
    exported: (userId) =>
      Readable.from(zip(entriesOf(parts, userId), new Date(house.clock.now().epochMilliseconds))),
    async erasable(userId) {
      return { unfinished: await unfinished(parts, userId, house.database), kept: storedFrom(today()) }
    },
    async erase(userId) {
      const proof = await house.database.transaction().execute(async (trx) => {
        const at = house.clock.now().add({ seconds: AGAIN_AFTER_SECONDS })
        const erased = await erase(house, trx, { ...neighbours, userId })
        await again.send({ userId }, { at, within: trx })
        return erased
      })
      house.log.info({ userId, number: proof.number }, 'account.erased')
      return proof
    },
    work,
  }
}

async function* entriesOf(parts: readonly PersonalPart[], userId: string): AsyncGenerator<ZipEntry> {
  for (const part of parts) {
    yield { name: `${part.room}.json`, body: `${JSON.stringify(await part.exported(userId), null, 2)}\n` }
    for await (const { name, body } of part.files?.(userId) ?? [])
      yield { name: `${part.room}/${name}`, body }
  }
}
