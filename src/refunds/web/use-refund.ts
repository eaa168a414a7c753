import { useState } from 'react'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import type { refundCalls } from '#refunds/calls.ts'
import type { Quote, Refundable, RefundableItem, RefundRequest } from '#refunds/responses.ts'
import { type RefundChoice, type RefundFormState, useRefundForm } from '#refunds/web/use-refund-form.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

export type Refund = ReturnType<typeof useRefund>

export function useRefund(
  refundable: Pick<Refundable, 'orderId'> & RefundChoice,
  { preferred, onDone }: { readonly preferred?: string; readonly onDone: (refund: RefundRequest) => void },
) {
  const state = useRefundForm(refundable, preferred)
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [quote, setQuote] = useState<Quote>()
  const { proven, stepUpDialog } = useStepUp()

  async function send(shownRefund: number): Promise<void> {
    const asked = { ...state, orderId: refundable.orderId }
    const held = quote ?? (await quoted(asked))
    setQuote(held)
    // a changed amount must be seen before it is accepted
    if (held.refund === shownRefund) onDone(await proven(() => created(asked, held)))
  }
  return {
    ...state,
    declined,
    isBusy,
    quote,
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
        if (error.status !== 0 && Object.keys(error.fields).length === 0) setQuote(undefined)
        state.setFaults(error.fields)
        setDeclined(error.message)
        focusFirst(place)
      } finally {
        setBusy(false)
      }
    },
    toggle(item: RefundableItem, isOn: boolean) {
      setQuote(undefined)
      state.toggle(item, isOn)
    },
  }
}

type RefundWanted = Pick<RefundFormState, 'chosen' | 'form'> & { readonly orderId: string }

function quoted({ orderId, chosen }: RefundWanted): Promise<Quote> {
  return ask<typeof refundCalls.quote>('POST /api/refund/RefundRequest/Quote', {
    body: { orderId, items: itemsOf(chosen) },
  })
}

/** Each corrected request has its own idempotency key; the quote keeps it one refund. */
function created({ orderId, chosen, form }: RefundWanted, { quoteId }: Quote): Promise<RefundRequest> {
  return ask<typeof refundCalls.create>(
    'POST /api/refund/RefundRequest/Create',
    { body: { ...form, orderId, quoteId, items: itemsOf(chosen), reasonId: form.reasonId ?? 0 } },
    crypto.randomUUID(),
  )
}

function itemsOf(chosen: readonly RefundableItem[]) {
  return chosen.map(({ passenger, leg }) => ({ passenger, leg }))
}

function focusFirst(place: HTMLFormElement): void {
  requestAnimationFrame(() => place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
