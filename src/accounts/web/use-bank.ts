import { useState } from 'react'
import type { BankDetail, bankCalls } from '#accounts/bank-calls.ts'
import type { BankForm, BankNumbers } from '#accounts/bank-form.ts'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export function useBank(first: readonly BankDetail[]) {
  const [details, setDetails] = useState(first)
  const [whole, setWhole] = useState<ReadonlyMap<string, BankNumbers>>(new Map())
  const [declined, setDeclined] = useState<string>()
  const { proven, stepUpDialog } = useStepUp()

  async function attempt(action: () => Promise<void>): Promise<void> {
    setDeclined(undefined)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      if (error.code !== 'STEP_UP_NEEDED') setDeclined(error.message)
    }
  }
  return {
    details,
    whole,
    declined,
    stepUpDialog,
    async add(form: BankForm): Promise<void> {
      setDetails(
        await proven(() => ask<typeof bankCalls.addBankDetail>('POST /accounts/bank/Add', { body: form })),
      )
    },
    prefer: (id: string) =>
      attempt(async () =>
        setDetails(
          await ask<typeof bankCalls.preferBankDetail>('POST /accounts/bank/MakeDefault', { body: { id } }),
        ),
      ),
    forget: (id: string) =>
      attempt(async () =>
        setDetails(
          await ask<typeof bankCalls.forgetBankDetail>('DELETE /accounts/bank/{id}', { params: { id } }),
        ),
      ),
    reveal: (id: string) =>
      attempt(async () => {
        const numbers = await proven(() =>
          ask<typeof bankCalls.revealBankDetail>('POST /accounts/bank/Reveal', { body: { id } }),
        )
        setWhole(new Map([...whole, [id, numbers]]))
      }),
    hide: (id: string) => setWhole(new Map([...whole].filter(([one]) => one !== id))),
  }
}

export type Bank = ReturnType<typeof useBank>
