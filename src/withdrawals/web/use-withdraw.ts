import { useState } from 'react'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { parsePrice } from '#money/amount-input.ts'
import type { Rial } from '#money/rial.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import type { CheckedAccount, Withdrawal, withdrawalCalls } from '#withdrawals/calls.ts'
import { amountFault } from '#withdrawals/limits.ts'

export type WithdrawField = 'amount' | 'bankDetailId'
type Faults = Readonly<Partial<Record<WithdrawField, string>>>

/** What is looked at once more before the money leaves. */
export interface Reviewed extends CheckedAccount {
  /** the withdrawal's: sent twice it is one */
  readonly id: string
  readonly amount: Rial
  readonly bankDetailId: string
}

interface Wanted {
  readonly typed: string
  readonly bankDetailId: string | undefined
}

export function useWithdraw(balance: Rial, onDone: (made: Withdrawal) => void) {
  const [faults, setFaults] = useState<Faults>({})
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [reviewed, setReviewed] = useState<Reviewed>()
  const { proven, stepUpDialog } = useStepUp()

  async function attempt(action: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    setDeclined(undefined)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setFaults(error.fields)
      if (error.code !== 'STEP_UP_NEEDED') setDeclined(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return {
    faults,
    declined,
    isBusy,
    reviewed,
    stepUpDialog,
    forgive: (field: WithdrawField) => setFaults({ ...faults, [field]: undefined }),
    /** Asks the bank whose the account is; the rest is looked at here. */
    async review({ typed, bankDetailId }: Wanted, place: HTMLFormElement): Promise<void> {
      const amount = parsePrice(typed)
      const found = faultsIn({ amount, balance, bankDetailId })
      setFaults(found)
      setDeclined(undefined)
      if (amount === undefined || bankDetailId === undefined || Object.keys(found).length > 0)
        return focusFirst(place)
      await attempt(async () => {
        const account = await ask<typeof withdrawalCalls.check>('POST /api/wallet/Withdrawal/Check', {
          body: { bankDetailId },
        })
        setReviewed({ ...account, id: crypto.randomUUID(), amount, bankDetailId })
      })
    },
    confirm: ({ id, amount, bankDetailId }: Reviewed) =>
      attempt(async () => {
        const made = await proven(() =>
          ask<typeof withdrawalCalls.create>(
            'POST /api/wallet/Withdrawal/Create',
            { body: { id, amount, bankDetailId } },
            crypto.randomUUID(),
          ),
        )
        setReviewed(undefined)
        onDone(made)
      }),
    giveUp() {
      setReviewed(undefined)
      setDeclined(undefined)
    },
  }
}

export type Withdraw = ReturnType<typeof useWithdraw>

interface Typed {
  readonly amount: Rial | undefined
  readonly balance: Rial
  readonly bankDetailId: string | undefined
}

function faultsIn({ amount, balance, bankDetailId }: Typed): Faults {
  const says = amountFault(amount, balance)
  return {
    ...(says !== undefined && { amount: says }),
    ...(bankDetailId === undefined && { bankDetailId: 'حسابی را که به آن واریز شود انتخاب کنید.' }),
  }
}

function focusFirst(place: HTMLFormElement): void {
  requestAnimationFrame(() => place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
