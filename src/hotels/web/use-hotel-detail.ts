import { useEffect, useState } from 'react'
import type { hotelCalls } from '#hotels/calls.ts'
import type { HotelDetail } from '#hotels/responses.ts'
import type { HotelRequest } from '#hotels/search-form.ts'
import { ask } from '#web/api.ts'
import { Declined, offline } from '#web/declined.ts'

interface DetailState {
  readonly of: string
  readonly detail?: HotelDetail
  readonly fault?: string
}

export function useHotelDetail(hotelId: string, asked: HotelRequest, given: HotelDetail | undefined) {
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<DetailState>({ of: '' })
  const { checkIn, checkOut, rooms } = asked
  const line = JSON.stringify({ hotelId, checkIn, checkOut, rooms })
  const wanted = `${line}/${attempt}`
  const isGiven = given?.hotel.id === hotelId && given.checkIn === checkIn && given.checkOut === checkOut
  useEffect(() => {
    if (isGiven) return undefined
    let isGone = false
    const answer = (part: Omit<DetailState, 'of'>) => isGone || setAnswered({ of: wanted, ...part })
    ask<typeof hotelCalls.detail>('POST /api/hotel-catalog/HotelCatalog/HotelDetail', {
      body: JSON.parse(line),
    }).then(
      (detail) => answer({ detail }),
      (error: unknown) => answer({ fault: error instanceof Declined ? error.message : offline }),
    )
    return () => {
      isGone = true
    }
  }, [line, wanted, isGiven])
  const isThis = answered.of === wanted
  return {
    detail: isGiven ? given : isThis ? answered.detail : undefined,
    fault: isThis ? answered.fault : undefined,
    retry: () => setAttempt((count) => count + 1),
  }
}
