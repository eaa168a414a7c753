import { setTimeout as sleep } from 'node:timers/promises'
import type { AvailableHotels } from '#hotels/requests.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { sellersIn, type ThereFound } from '#hotels/server/suppliers/searching.ts'

const joinMs = 2500

export async function joined(asking: Promise<ThereFound>): Promise<ThereFound> {
  const ended = new AbortController()
  const late = sleep(joinMs, nothingYet, { signal: ended.signal }).catch(() => nothingYet)
  const told = await Promise.race([asking, late])
  ended.abort()
  return told
}

const nothingYet: ThereFound = { offers: [], isWhole: false }

/** For cities without hotels of ours. Silence is not "none": throws SELLER_SILENT, ONE_ROOM_THERE. */
export async function alone(
  room: Room,
  { cityCode, rooms }: Pick<AvailableHotels, 'cityCode' | 'rooms'>,
  asking: Promise<ThereFound>,
): Promise<ThereFound> {
  if (sellersIn(room, cityCode, rooms.length).length === 0) throw refuse('ONE_ROOM_THERE')
  const told = await asking
  if (told.offers.length === 0 && !told.isWhole) throw refuse('SELLER_SILENT')
  return told
}
