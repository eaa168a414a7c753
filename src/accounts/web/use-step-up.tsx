import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Declined } from '#web/declined.ts'
import { useSteady } from '#web/use-steady.ts'

const StepUpDialog = lazy(() =>
  import('#accounts/web/step-up-dialog.tsx').then((module) => ({ default: module.StepUpDialog })),
)

export interface StepUp {
  /** On STEP_UP_NEEDED asks for a code and repeats the action. Cancelling throws the refusal, a `Declined`. */
  readonly proven: <Answer>(action: () => Promise<Answer>) => Promise<Answer>
  readonly stepUpDialog: ReactNode
}

interface Pending {
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
      if (!(error instanceof Declined) || error.code !== 'STEP_UP_NEEDED') throw error
      await new Promise<void>((goOn, giveUp) => ask({ goOn, giveUp: () => giveUp(error) }))
      return action()
    }
  })

  function ask(next: Pending | undefined) {
    open.current = next
    setAsked(next)
  }

  const stepUpDialog = asked && (
    <Suspense fallback={null}>
      <StepUpDialog
        onProven={() => {
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
