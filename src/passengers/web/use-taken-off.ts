import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { nameView } from '#accounts/names.ts'
import type { passengerCalls, SavedPassenger } from '#passengers/calls.ts'
import { ask } from '#web/api.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'

const offeredMs = 12_000

interface Gone {
  readonly id: string
  readonly name: string
  /** there are passport pictures, which go too */
  readonly hasPictures: boolean
}

export function useTakenOff() {
  const { revalidate } = useRevalidator()
  const { busy, fault, doing } = useOneAtATime()
  const [last, setLast] = useState<Gone>()
  const [said, setSaid] = useState<string>()

  useEffect(() => {
    if (last === undefined) return undefined
    const passing = setTimeout(() => setLast(undefined), offeredMs)
    return () => clearTimeout(passing)
  }, [last])

  const changing = (id: string, change: () => Promise<void>) =>
    doing(id, async () => {
      setSaid(undefined)
      await change()
      await revalidate()
    })
  return {
    busy,
    last,
    said,
    fault,
    remove: (one: SavedPassenger, hasPictures: boolean) =>
      changing(one.id, async () => {
        setLast(undefined)
        const line = 'DELETE /api/flight-reservation/Passenger/DeletePassenger/{id}'
        await ask<typeof passengerCalls.forget>(line, { params: { id: one.id } })
        setLast({ id: one.id, name: nameView(one), hasPictures })
      }),
    putBack: async () => {
      if (last === undefined) return
      await changing(last.id, async () => {
        const line = 'POST /api/flight-reservation/Passenger/RestorePassenger/{id}'
        await ask<typeof passengerCalls.restore>(line, { params: { id: last.id } })
        setLast(undefined)
        setSaid(`${last.name} دوباره در فهرست است.`)
      })
    },
  }
}
