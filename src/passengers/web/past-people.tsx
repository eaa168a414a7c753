import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { nameView } from '#accounts/names.ts'
import { persianDigits } from '#money/digits.ts'
import type { PastPassenger, passengerCalls } from '#passengers/calls.ts'
import { PersonFacts } from '#passengers/web/co-traveller.tsx'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function PastPeople({ past }: { readonly past: readonly PastPassenger[] }) {
  const titleId = useId()
  const { busy, fault, bringIn } = useBringIn()
  return (
    <section aria-labelledby={titleId} className="past-people">
      <header className="passengers-head">
        <h2 id={titleId}>از سفرهای گذشته</h2>
        {past.length > 1 && (
          <Button
            kind="line"
            size="small"
            busy={busy === 'all' && 'یک لحظه…'}
            onClick={() =>
              void bringIn(
                'all',
                past.map(({ id }) => id),
              )
            }
          >
            افزودن هر {persianDigits(past.length)} نفر
          </Button>
        )}
      </header>
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
      <ul className="card co-travellers">
        {past.map((one) => (
          <li key={one.id} className="co-traveller">
            <span className="initial" aria-hidden="true">
              {nameView(one)[0]}
            </span>
            <div>
              <h3>{nameView(one)}</h3>
              <PersonFacts person={one} />
            </div>
            <div className="co-traveller-acts">
              <Button
                kind="tonal"
                size="small"
                icon="plus-bold"
                busy={busy === one.id && 'یک لحظه…'}
                onClick={() => void bringIn(one.id, [one.id])}
              >
                افزودن<span className="only-spoken"> {nameView(one)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useBringIn() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  return {
    busy,
    fault,
    async bringIn(who: string, people: string[]) {
      if (busy !== undefined) return
      setBusy(who)
      setFault(undefined)
      try {
        const line = 'POST /api/flight-reservation/Passenger/ImportPastPassengers'
        await ask<typeof passengerCalls.bringIn>(line, { body: { people } })
        await revalidate()
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        setFault(error.message)
      }
      setBusy(undefined)
    },
  }
}
