import type { passengerCalls, StoredDraft } from '#passengers/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

/** A form whose draft goes along to the user's other devices, and what is stored of it. */
export interface SharedForm {
  /** «flight 1-0-0» */
  readonly form: string
  readonly stored: StoredDraft | undefined
}

const quietMs = 1200

/** What this device knows of its own words at the house. */
export interface Sent {
  /** when the stored one changed that was last read or answered here */
  readonly seen: string | null
  /** texts that went off since and were not answered yet: the page may have gone meanwhile */
  readonly unanswered: readonly string[]
}

/** Which text counts: this device's, unless another one changed the form since this one last stored or read it. */
export function latest(
  here: string | null,
  { seen, unanswered }: Sent,
  stored: StoredDraft | undefined,
): string | null {
  if (stored === undefined) return here
  if (here === null) return stored.text
  return seen === stored.changedAt || unanswered.includes(stored.text) ? here : stored.text
}

interface Memory {
  sending(text: string): void
  stored(text: string, changedAt: string): void
}

/** Stores the last text once nothing is typed for a moment, and at once when the page goes. */
export function sharing(form: string, memory: Memory) {
  let waiting: { readonly text: string; readonly timer: ReturnType<typeof setTimeout> } | undefined
  async function store(text: string): Promise<void> {
    const line = 'POST /api/flight-reservation/Passenger/KeepDraft'
    try {
      memory.sending(text)
      const { changedAt } = await ask<typeof passengerCalls.keepDraft>(line, { body: { form, text } })
      memory.stored(text, changedAt)
    } catch (error) {
      // the device has it still; the next change tries again
      if (!(error instanceof Declined)) throw error
    }
  }
  function now() {
    if (waiting === undefined) return
    clearTimeout(waiting.timer)
    const { text } = waiting
    waiting = undefined
    void store(text)
  }
  return {
    put(text: string) {
      if (waiting !== undefined) clearTimeout(waiting.timer)
      waiting = { text, timer: setTimeout(now, quietMs) }
    },
    now,
  }
}
