import { createContext, useState } from 'react'
import type { hotelCalls } from '#hotels/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export interface Favourites {
  readonly ids: ReadonlySet<string>
  /** why the last heart could not be kept */
  readonly fault: string | undefined
  readonly turn: (hotelId: string) => void
}

/** Of the page around a card. */
export const Hearts = createContext<Favourites>({ ids: new Set(), fault: undefined, turn: () => undefined })

/** Turned at the press; back again if it could not be kept. */
export function useFavourites(said: readonly string[]): Favourites {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(said))
  const [fault, setFault] = useState<string>()

  function put(hotelId: string, isOn: boolean) {
    setIds((before) => {
      const next = new Set(before)
      if (isOn) next.add(hotelId)
      else next.delete(hotelId)
      return next
    })
  }

  async function turn(hotelId: string) {
    const isOn = !ids.has(hotelId)
    put(hotelId, isOn)
    setFault(undefined)
    try {
      await ask<typeof hotelCalls.turnFavourite>('POST /api/hotel-catalog/Favourites/TurnFavourite', {
        body: { hotelId, isOn },
      })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      put(hotelId, !isOn)
      setFault(error.message)
    }
  }
  return { ids, fault, turn: (hotelId) => void turn(hotelId) }
}
