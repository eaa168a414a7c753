import './visa-chooser.css'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { VisaSpeed } from '#visas/choice.ts'
import { applicantsPath } from '#visas/choice-address.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { type Chosen, soldPrice } from '#visas/sold-choice.ts'
import { RefundStages } from '#visas/web/refund-stages.tsx'
import { useVisaChoice } from '#visas/web/use-visa-choice.ts'
import { VisaBar } from '#visas/web/visa-bar.tsx'
import { VisaQuestions } from '#visas/web/visa-questions.tsx'
import { VisaSummary } from '#visas/web/visa-summary.tsx'
import { askToSignIn } from '#web/login-prompt.ts'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'
import { useUser } from '#web/use-user.tsx'

export interface VisaChooserProps {
  readonly facts: VisaFacts
  readonly chosen: Chosen
  /** promised instants if paid now, by speed */
  readonly promises: Readonly<Partial<Record<VisaSpeed, string>>>
  readonly children?: ReactNode
}

export const visaForm = 'visa-choice'

/** The price follows each answer; without script a button refreshes it. */
export function VisaChooser({ facts, chosen, promises, children }: VisaChooserProps) {
  const chooser = useVisaChoice(facts, chosen)
  const { choice, applicants, isPutRight } = chooser
  const price = soldPrice(choice, applicants, facts.rate)
  const place = useRef<HTMLDivElement>(null)
  useDoneBefore(place)
  const navigate = useNavigate()
  const user = useUser()

  /** A guest signs in first; the choice then continues. */
  function goOn(event: FormEvent) {
    event.preventDefault()
    const path = applicantsPath(choice, applicants)
    if (user !== undefined) void navigate(path)
    else askToSignIn({ onDone: () => void navigate(path), returnTo: path })
  }

  const summary = { facts, choice, price, promisedAt: promises[choice.speed] }
  return (
    <div className="wrap visa-chooser" ref={place}>
      <div className="visa-column">
        {isPutRight && (
          <Note tone="warn" announced>
            آنچه خواسته بودید با هم فروخته نمی‌شود؛ نزدیک‌ترین انتخاب را نشان می‌دهیم.
          </Note>
        )}
        <form id={visaForm} method="get" action="/visa/add-passenger" onSubmit={goOn}>
          <input type="hidden" name="country" value={choice.country} />
          <VisaQuestions facts={facts} price={price} {...chooser} />
        </form>
        <section className="card visa-card" aria-labelledby="visa-refund">
          <h2 id="visa-refund">اگر منصرف شوید یا ویزا رد شود</h2>
          <p className="visa-sub">مبلغ هر نفر با انتخاب الان شما؛ پیش از پرداخت هم دوباره می‌بینید.</p>
          <RefundStages price={price} />
        </section>
        {children}
      </div>
      <VisaSummary {...summary} onCount={chooser.count} />
      {facts.isOpen && <VisaBar price={price} />}
    </div>
  )
}
