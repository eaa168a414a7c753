import { useState } from 'react'
import type { Month } from '#calendar/months.ts'
import type { hotelCalls } from '#hotels/calls.ts'
import type { NightPrice } from '#hotels/responses.ts'
import type { HotelDraft } from '#hotels/web/hotel-search-draft.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export interface NightPrices {
  /** thousands of toman; null: sold out; undefined: not known (yet) */
  of(day: string): number | null | undefined
  /** some of the months in view are */
  readonly isKnown: boolean
  readonly show: (months: readonly Month[]) => void
}

const rialInThousandToman = 10_000

/** Of the hotel, or the cheapest of the city; for the rooms as they stand. Without them, and where nobody tells, there are none. */
export function useNightPrices(hotelId: string | undefined, { city, rooms }: HotelDraft): NightPrices {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly NightPrice[]>>(new Map())
  const of = JSON.stringify({ hotelId, cityCode: hotelId === undefined ? city?.code : undefined, rooms })
  const isComplete = rooms.every(({ childAges }) => childAges.every((age) => age !== null))
  const canAsk = isComplete && (hotelId !== undefined || city !== undefined)
  const nights = known.get(of) ?? []

  function keep(found: readonly NightPrice[]) {
    setKnown((before) => new Map(before).set(of, [...(before.get(of) ?? []), ...found]))
  }

  return {
    of: (day) => {
      const found = nights.find(({ night }) => night === day)
      if (found === undefined) return undefined
      return found.perNight === null ? null : Math.ceil(found.perNight / rialInThousandToman)
    },
    isKnown: nights.length > 0,
    show: (months) => {
      const [first, last] = [months[0], months.at(-1)]
      if (!canAsk || first === undefined || last === undefined) return
      const from = first.first.toString()
      const until = last.first.add({ days: last.days }).toString()
      ask<typeof hotelCalls.nights>('POST /api/hotel-catalog/HotelCatalog/Nights', {
        body: { ...JSON.parse(of), from, until },
      }).then(keep, (error: unknown) => {
        if (!(error instanceof Declined)) throw error // the calendar works without prices
      })
    },
  }
}
