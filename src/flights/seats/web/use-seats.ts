import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { SeatMap } from '#flights/seats/seat.ts'
import {
  type SeatOn,
  type SeatsDraft,
  seatName,
  seatsChosen,
  seatsDraftFrom,
} from '#flights/seats/seats-draft.ts'

interface Wanted {
  readonly maps: readonly SeatMap[]
  readonly travellers: number
  /** storage key, so that the choice survives a reload */
  readonly keptAs: string
}

export function useSeats({ maps, travellers, keptAs }: Wanted) {
  const [draft, setDraft] = useState<SeatsDraft>({})
  useBefore(keptAs, (kept) => setDraft(seatsDraftFrom(kept)))
  const chosen = seatsChosen(maps, draft, travellers)
  return {
    maps,
    chosen,
    total: chosen.reduce((sum, { price }) => sum + price, 0),
    of: (on: SeatOn) => chosen.find((one) => seatName(one) === seatName(on)),
    choose(on: SeatOn, designator: string) {
      const next = { ...draft, [seatName(on)]: designator }
      setDraft(next)
      sessionStorage.setItem(keptAs, JSON.stringify(next))
    },
  }
}

export type Seats = ReturnType<typeof useSeats>

function useBefore(keptAs: string, onBefore: (kept: string | null) => void) {
  const begin = useEffectEvent(onBefore)
  useLayoutEffect(() => begin(sessionStorage.getItem(keptAs)), [keptAs])
}
