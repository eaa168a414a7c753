import { useEffect, useState } from 'react'
import type { ResponseOf } from '#calls/call.ts'
import type { visaDeskCalls } from '#desk/visa-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { Declined } from '#web/declined.ts'

export type VisaChecks = ResponseOf<typeof visaDeskCalls.visaChecks>

interface Wanted {
  readonly number: string
  readonly place: number
  readonly isWanted: boolean
}

/** Reading takes seconds: the page stands before it. */
export function useVisaChecks({ number, place, isWanted }: Wanted) {
  const [checks, setChecks] = useState<VisaChecks>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    const params = { number, applicant: String(place) }
    askDesk<typeof visaDeskCalls.visaChecks>('GET /api/desk/visas/{number}/applicants/{applicant}/checks', {
      params,
    }).then(
      (read) => isOver || setChecks(read),
      (error: unknown) => isOver || setRefusal(error instanceof Declined ? error.message : String(error)),
    )
    return () => {
      isOver = true
    }
  }, [number, place, isWanted])
  return { checks, refusal }
}
