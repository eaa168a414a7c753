import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Declined } from '#web/declined.ts'

export interface Command {
  readonly isBusy: boolean
  readonly faults: Readonly<Record<string, string>>
  /** A refusal is shown, anything else thrown. Focuses the first refused field in `place`, and says no more
   * of one that is typed in since. */
  readonly begin: (work: () => Promise<unknown>, place?: HTMLElement) => Promise<void>
  readonly say: (faults: Readonly<Record<string, string>>) => void
}

export function useAction(shown: readonly string[] = []): Command {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  // only after React has heard the event: drawing between two listeners puts the field's old value back
  const [mended] = useState(
    () =>
      ({ target }: Event) =>
        setTimeout(() => setFaults((all) => without(all, target))),
  )
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
        flushSync(() => {
          setFaults(faultsOf(error, shown))
          setIsBusy(false) // whoever reads the fault may press again
        })
        place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
        place?.addEventListener('input', mended)
      } finally {
        setIsBusy(false)
      }
    },
  }
}

function without(faults: Command['faults'], target: EventTarget | null): Command['faults'] {
  const name = target !== null && 'name' in target ? String(target.name) : ''
  if (name === '' || faults[name] === undefined) return faults
  return Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name))
}

export function refusedIn({ '': refused }: Command['faults']): Command['faults'] {
  return refused === undefined ? {} : { '': refused }
}

function faultsOf(declined: Declined, shown: readonly string[]): Readonly<Record<string, string>> {
  const told = Object.entries(declined.fields).filter(([field]) => shown.includes(field))
  return told.length > 0 ? Object.fromEntries(told) : { '': declined.message }
}
