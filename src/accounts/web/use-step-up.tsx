import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Declined } from '#web/declined.ts'
import { useSteady } from '#web/use-steady.ts'

const StepUpDialog = lazy(() =>
  import('#accounts/web/step-up-dialog.tsx').then((module) => ({ default: module.StepUpDialog })),
)

export interface StepUp {
  /** On STEP_UP_NEEDED asks for a code and repeats the action. Cancelling throws the refusal, a `Declined`. */
  readonly proven: <Answer>(deed: () => Promise<Answer>) => Promise<Answer>
  readonly stepUpDialog: ReactNode
}

interface Asked {
  readonly goOn: () => void
  readonly giveUp: () => void
}

export function useStepUp(): StepUp {
  const [asked, setAsked] = useState<Asked>()
  const open = useRef<Asked>(undefined)
  useEffect(() => () => open.current?.giveUp(), [])

  const proven = useSteady(async <Answer,>(deed: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await deed()
    } catch (error) {
      if (!(error instanceof Declined) || error.code !== 'STEP_UP_NEEDED') throw error
      await new Promise<void>((goOn, giveUp) => ask({ goOn, giveUp: () => giveUp(error) }))
      return deed()
    }
  })

  function ask(next: Asked | undefined) {
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
