import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Declined } from '#web/declined.ts'
import { useSteady } from '#web/use-steady.ts'

/** What may be wanted of somebody before an action, by the refusal. */
const dialogs = {
  STEP_UP_NEEDED: lazy(() =>
    import('#accounts/web/step-up-dialog.tsx').then((module) => ({ default: module.StepUpDialog })),
  ),
  BIRTH_DATE_NEEDED: lazy(() =>
    import('#accounts/web/birth-date-dialog.tsx').then((module) => ({ default: module.BirthDateDialog })),
  ),
} as const
type Wanted = keyof typeof dialogs

export interface StepUp {
  /** On STEP_UP_NEEDED asks for a code, on BIRTH_DATE_NEEDED for that, and repeats the action. Cancelling throws the
   * refusal, a `Declined`. */
  readonly proven: <Answer>(action: () => Promise<Answer>) => Promise<Answer>
  readonly stepUpDialog: ReactNode
}

interface Pending {
  readonly wanted: Wanted
  readonly goOn: () => void
  readonly giveUp: () => void
}

export function useStepUp(): StepUp {
  const [asked, setAsked] = useState<Pending>()
  const open = useRef<Pending>(undefined)
  useEffect(() => () => open.current?.giveUp(), [])

  const proven = useSteady(async <Answer,>(action: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof Declined) || !(error.code in dialogs)) throw error
      const wanted = error.code as Wanted
      await new Promise<void>((goOn, giveUp) => ask({ wanted, goOn, giveUp: () => giveUp(error) }))
      return proven(action)
    }
  })

  function ask(next: Pending | undefined) {
    open.current = next
    setAsked(next)
  }

  const Dialog = asked && dialogs[asked.wanted]
  const stepUpDialog = Dialog && (
    <Suspense fallback={null}>
      <Dialog
        onDone={() => {
          ask(undefined)
          asked.goOn()
        }}
        onClose={() => {
          ask(undefined)
          asked.giveUp()
        }}
      />
    </Suspense>
  )
  return { proven, stepUpDialog }
}
