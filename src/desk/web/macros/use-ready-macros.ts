import { useEffect, useState } from 'react'
import type { macroCalls, ReadyMacro } from '#desk/macro-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { Declined } from '#web/declined.ts'

interface InHand {
  readonly conversation: string
  /** empty: none */
  readonly order: string
}

interface Read {
  readonly of: string
  readonly macros?: readonly ReadyMacro[]
  readonly refusal?: string
}

/** As they are filled now; undefined until they came. */
export function useReadyMacros({ conversation, order }: InHand): Omit<Read, 'of'> {
  const [read, setRead] = useState<Read>()
  const of = `${conversation} ${order}`
  useEffect(() => {
    let isWanted = true
    askDesk<typeof macroCalls.ready>('GET /api/desk/macros/ready', {
      query: { conversation, ...(order === '' ? {} : { order }) },
    })
      .then((macros) => isWanted && setRead({ of, macros }))
      .catch((error: unknown) => {
        if (!(error instanceof Declined)) throw error
        if (isWanted) setRead({ of, refusal: error.message })
      })
    return () => {
      isWanted = false
    }
  }, [of, conversation, order])
  return read?.of === of ? read : {}
}
