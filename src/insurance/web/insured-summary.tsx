import type { PlanId } from '#insurance/plans.ts'
import type { PlansTexts } from '#insurance/web/plans-texts.ts'
import { PolicyLines } from '#insurance/web/policy-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly texts: PlansTexts
  readonly planId: PlanId
  readonly isBusy: boolean
}

export function InsuredSummary({ texts, planId, isBusy }: Props) {
  const plan = texts.plans.find(({ id }) => id === planId)
  if (plan === undefined) return null
  const people = plan.people.map(({ who, age, premium }) => ({ who: `${who}، ${age}`, amount: premium }))
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ بیمه">
      <section className="card summary-card">
        <h2>{texts.title}</h2>
        <p>{texts.when}</p>
        <p>
          طرح {plan.name}، {plan.note}
        </p>
        <TicketEdge />
        <PolicyLines people={people} beside={plan.beside} total={plan.total} />
        <Button
          type="submit"
          form="passengers"
          size="large"
          block
          busy={isBusy && 'در حال ثبت…'}
          // keeps focus: a fault shown on blur would move the button from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          ثبت و ادامه به پرداخت
        </Button>
        <p className="summary-foot">{plan.refundSays}</p>
      </section>
      <Note>نام لاتین هر کس باید دقیقاً مثل گذرنامهٔ او باشد؛ بیمه‌نامه از مدارک ویزاست.</Note>
    </aside>
  )
}
