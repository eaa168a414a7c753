import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { arrivals, longestNote, noWishes, type StayWishes, stayRequests } from '#hotels/stay-wishes.ts'

/** Survives reload and sign-in, beside the leaders' draft; what was typed before the script came is taken over. */
export function useStayWishes(keptAs: string) {
  const [wishes, setWishes] = useState<StayWishes>(noWishes)
  useBefore(keptAs, setWishes)
  return {
    wishes,
    change(next: StayWishes) {
      setWishes(next)
      sessionStorage.setItem(keptAs, JSON.stringify(next))
    },
  }
}

/** After hydration: only the browser knows what it stored. */
function useBefore(keptAs: string, onFound: (wishes: StayWishes) => void) {
  const restore = useEffectEvent(onFound)
  useLayoutEffect(() => {
    const kept = sessionStorage.getItem(keptAs)
    const form = document.querySelector<HTMLFormElement>('form#passengers')
    const typed = form === null ? noWishes : wishesIn(new FormData(form))
    const before = kept === null ? noWishes : wishesFrom(kept)
    restore({
      arrival: typed.arrival ?? before.arrival,
      requests: typed.requests.length > 0 ? typed.requests : before.requests,
      note: typed.note === '' ? before.note : typed.note,
    })
  }, [keptAs])
}

function wishesIn(fields: FormData): StayWishes {
  return readable({
    arrival: fields.get('wishes.arrival'),
    requests: fields.getAll('wishes.requests'),
    note: fields.get('wishes.note'),
  })
}

function wishesFrom(kept: string): StayWishes {
  const read: unknown = JSON.parse(kept)
  return typeof read === 'object' && read !== null ? readable(read) : noWishes
}

function readable({
  arrival,
  requests,
  note,
}: {
  readonly arrival?: unknown
  readonly requests?: unknown
  readonly note?: unknown
}): StayWishes {
  return {
    arrival: arrivals.find((one) => one === arrival) ?? null,
    requests: stayRequests.filter((one) => Array.isArray(requests) && requests.includes(one)),
    note: typeof note === 'string' ? note.slice(0, longestNote) : '',
  }
}
