import { useState } from 'react'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { type BesideView, besideFor } from '#refunds/beside.ts'
import type { Quote, Refundable, RefundableItem, RefundCreated } from '#refunds/responses.ts'
import { created, quotesOf } from '#refunds/web/refund-requests.ts'
import { type RefundChoice, useRefundForm } from '#refunds/web/use-refund-form.ts'
import { Declined } from '#web/declined.ts'

export type Refund = ReturnType<typeof useRefund>

export function useRefund(
  refundable: Pick<Refundable, 'orderId'> & RefundChoice & { readonly beside: readonly BesideView[] },
  { preferred, onDone }: { readonly preferred?: string; readonly onDone: (refund: RefundCreated) => void },
) {
  const state = useRefundForm(refundable, preferred)
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [quotes, setQuotes] = useState<readonly Quote[]>()
  const [wanted, setWanted] = useState<readonly string[]>([])
  const beside = besideFor(refundable.beside, refundable.items, state.chosen)
  const also = beside.filter(({ orderId }) => wanted.includes(orderId))
  const { proven, stepUpDialog } = useStepUp()

  async function send(shownRefund: number): Promise<void> {
    const request = { ...state, orderId: refundable.orderId, also }
    const held = quotes ?? (await quotesOf(request))
    setQuotes(held)
    // a changed amount must be seen before it is accepted
    const total = held.reduce((sum, { refund }) => sum + refund, 0)
    if (total === shownRefund) onDone(await proven(() => created(request, held)))
  }
  return {
    ...state,
    declined,
    isBusy,
    quotes,
    beside,
    also,
    stepUpDialog,
    async submit(place: HTMLFormElement, shownRefund: number): Promise<void> {
      const faults = await state.faultsNow()
      state.setFaults(faults)
      setDeclined(undefined)
      if (Object.keys(faults).length > 0) return focusFirst(place)
      setBusy(true)
      try {
        await send(shownRefund)
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        // without a response the quote is kept: sending again is the same refund
        if (error.status !== 0 && Object.keys(error.fields).length === 0) setQuotes(undefined)
        state.setFaults(error.fields)
        setDeclined(error.message)
        focusFirst(place)
      } finally {
        setBusy(false)
      }
    },
    toggle(item: RefundableItem, isOn: boolean) {
      setQuotes(undefined)
      state.toggle(item, isOn)
    },
    toggleAlso(orderId: string, isOn: boolean) {
      setQuotes(undefined)
      setWanted(isOn ? [...wanted, orderId] : wanted.filter((one) => one !== orderId))
    },
  }
}

function focusFirst(place: HTMLFormElement): void {
  requestAnimationFrame(() => place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
