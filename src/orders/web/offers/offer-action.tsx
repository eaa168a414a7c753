import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Call } from '#calls/call.ts'
import type { GoesTo, OfferBeside } from '#orders/offer-beside.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { responseOnce } from '#web/response-once.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Goes = Call & { readonly answer: typeof GoesTo }

interface Props {
  readonly words: string
  readonly call: NonNullable<OfferBeside['actionCall']>
}

/** Does what is offered at once and goes where the answer says; an amount that changed meanwhile is shown anew. */
export function OfferAction({ words, call: { line, body } }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function act() {
    setBusy(true)
    setDeclined(undefined)
    try {
      const { to } = await responseOnce('offer', (key) => ask<Goes>(line, { body }, key(body)))
      await navigate(to)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setDeclined(error.message)
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {declined && (
        <Note tone="bad" announced>
          {declined}
        </Note>
      )}
      <Button kind="tonal" busy={isBusy && 'در حال ثبت…'} onClick={() => void act()}>
        {words}
      </Button>
    </>
  )
}
