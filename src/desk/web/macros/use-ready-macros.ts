import { useEffect, useState } from 'react'
import type { contactDeskCalls } from '#desk/contact-calls.ts'
import type { macroCalls, ReadyMacro } from '#desk/macro-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { Declined } from '#web/declined.ts'

type InHand =
  | { readonly contact: string }
  | {
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
export function useReadyMacros(inHand: InHand): Omit<Read, 'of'> {
  const [read, setRead] = useState<Read>()
  const of = JSON.stringify(inHand)
  useEffect(() => {
    let isWanted = true
    readyFor(JSON.parse(of) as InHand)
      .then((macros) => isWanted && setRead({ of, macros }))
      .catch((error: unknown) => {
        if (!(error instanceof Declined)) throw error
        if (isWanted) setRead({ of, refusal: error.message })
      })
    return () => {
      isWanted = false
    }
  }, [of])
  return read?.of === of ? read : {}
}

function readyFor(inHand: InHand): Promise<readonly ReadyMacro[]> {
  if ('contact' in inHand)
    return askDesk<typeof contactDeskCalls.ready>('GET /api/desk/contacts/{number}/macros', {
      params: { number: inHand.contact },
    })
  const { conversation, order } = inHand
  return askDesk<typeof macroCalls.ready>('GET /api/desk/macros/ready', {
    query: { conversation, ...(order === '' ? {} : { order }) },
  })
}
