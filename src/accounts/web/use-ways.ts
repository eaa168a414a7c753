import { useEffect, useState } from 'react'
import type { waysCalls } from '#accounts/sign-in-method-calls.ts'
import type { ResponseOf } from '#calls/call.ts'
import { ask } from '#web/api.ts'

export type Ways = ResponseOf<typeof waysCalls.ways>

let asked: Promise<Ways> | undefined

export function useWays(): Ways | undefined {
  const [ways, setWays] = useState<Ways>()
  useEffect(() => {
    let isOver = false
    void known().then((answer) => isOver || setWays(answer))
    return () => {
      isOver = true
    }
  }, [])
  return ways
}

async function known(): Promise<Ways> {
  asked ??= ask<typeof waysCalls.ways>('GET /accounts/ways', {})
  return asked.catch(() => {
    asked = undefined
    return { codeChannels: ['Sms'], email: true, google: false }
  })
}
