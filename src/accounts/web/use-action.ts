import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Declined } from '#web/declined.ts'

export interface Command {
  /** a verb in progress while it goes on, for a button's `busy` */
  readonly isBusy: boolean
  /** what the server said no to, by field; `''` holds what no field on the screen can show */
  readonly faults: Readonly<Record<string, string>>
  /** Does it once; a refusal is shown, anything else is thrown. The first field of `place` that is refused gets the focus. */
  readonly begin: (work: () => Promise<unknown>, place?: HTMLElement) => Promise<void>
  /** Puts sentences of the form itself, or takes them away. */
  readonly say: (faults: Readonly<Record<string, string>>) => void
}

/** Something a form does at the server, with what it may be refused with. `shown` are the fields that can show a fault. */
export function useAction(shown: readonly string[] = []): Command {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  return {
    isBusy,
    faults,
    say: setFaults,
    async begin(work, place) {
      if (isBusy) return
      setIsBusy(true)
      setFaults({})
      try {
        await work()
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        flushSync(() => setFaults(faultsOf(error, shown)))
        place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      } finally {
        setIsBusy(false)
      }
    },
  }
}

/** What was said to the form as a whole: it stays when one of its fields is looked at again. */
export function refusedIn({ '': refused }: Command['faults']): Command['faults'] {
  return refused === undefined ? {} : { '': refused }
}

function faultsOf(declined: Declined, shown: readonly string[]): Readonly<Record<string, string>> {
  const told = Object.entries(declined.fields).filter(([field]) => shown.includes(field))
  return told.length > 0 ? Object.fromEntries(told) : { '': declined.message }
}
