import { type FormEvent, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { LegWords, RefundWords } from '#orders/refund-face.ts'
import { amountsOf, type BesideView } from '#refunds/beside.ts'
import { combined } from '#refunds/chosen-steps.ts'
import type { Refundable, RefundCreated } from '#refunds/responses.ts'
import { RefundAccount } from '#refunds/web/refund-account.tsx'
import { RefundBeside } from '#refunds/web/refund-beside.tsx'
import { RefundEstimate } from '#refunds/web/refund-estimate.tsx'
import { RefundItems } from '#refunds/web/refund-items.tsx'
import { RefundPenalty } from '#refunds/web/refund-penalty.tsx'
import type { SavedAccount } from '#refunds/web/saved-accounts.ts'
import { useRefund } from '#refunds/web/use-refund.ts'
import type { Option } from '#web/ui/fields/select-field.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'

interface Props {
  readonly refundable: Refundable
  readonly beside: readonly BesideView[]
  readonly words: RefundWords
  readonly kinds: readonly string[]
  readonly orderPath: string
  readonly legs: readonly LegWords[]
  readonly boughtOn: string
  readonly reasons: readonly Option[]
  readonly saved: readonly SavedAccount[]
  readonly onDone: (refund: RefundCreated) => void
}

export function RefundForm({ refundable, beside, words, legs, boughtOn, reasons, saved, ...more }: Props) {
  const { kinds, orderPath, onDone } = more
  const told = { ...refundable, beside, faultWords: words.faults }
  const refund = useRefund(told, { preferred: saved[0]?.id ?? '', onDone })
  const { chosen, quotes, also } = refund
  const shown = chosen.length > 0 ? chosen : refundable.items.filter(({ allowed }) => allowed)
  const steps = combined(
    shown.map((item) => item.steps),
    refundable.now,
  )
  const seen = [amountsOf(chosen), ...also.map(({ items }) => amountsOf(items))]
  const [amounts = seen[0], ...amountsBeside] = quotes ?? seen
  const total = amountsOf(quotes ?? seen)
  const place = useRef<HTMLFormElement>(null)
  useDoneBefore(place)
  useStepsOfTime(refundable, steps.find(({ state }) => state === 'now')?.until ?? null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void refund.submit(event.currentTarget, total.refund)
  }
  return (
    <>
      <form ref={place} className="refund-columns" noValidate onSubmit={submit}>
        <input type="hidden" name="orderId" value={refundable.orderId} />
        <div className="refund-column">
          <RefundItems {...{ refundable, words, kinds, legs, refund }} />
          <RefundPenalty refundable={refundable} words={words} items={shown} boughtOn={boughtOn} />
          <RefundBeside refund={refund} />
          <RefundAccount {...{ reasons, saved, refund }} onCredit={refundable.onCredit} />
        </div>
        <RefundEstimate
          amounts={amounts ?? total}
          beside={also.map(({ title }, at) => ({ title, refund: amountsBeside[at]?.refund ?? 0 }))}
          total={total}
          isChanged={total.refund !== amountsOf(seen).refund}
          people={chosen.length}
          percent={steps.find(({ state }) => state === 'now')?.percent ?? 0}
          refund={refund}
          orderId={refundable.orderId}
          orderPath={orderPath}
          part={words.part}
          onCredit={refundable.onCredit}
        />
      </form>
      {refund.stepUpDialog}
    </>
  )
}

function useStepsOfTime({ now }: Refundable, until: string | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (until === null) return undefined
    const left = Temporal.Instant.from(now).until(Temporal.Instant.from(until)).total('milliseconds')
    if (left > longestTimeout) return undefined
    const passing = setTimeout(() => void revalidate(), left + 500)
    return () => clearTimeout(passing)
  }, [now, until, revalidate])
}

/** setTimeout is limited to 31 bits */
const longestTimeout = 2 ** 31 - 1
