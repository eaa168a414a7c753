import type { ApplicantsFormProps } from '#visas/web/applicants-form.tsx'
import { ChoiceSummary } from '#visas/web/choice-summary.tsx'
import { VisaPriceLines } from '#visas/web/visa-price-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = Pick<ApplicantsFormProps, 'edited' | 'choice' | 'facts' | 'price' | 'applicants'> & {
  readonly isBusy: boolean
}

export function ApplicantsSummary({ edited, choice, facts, price, applicants, isBusy }: Props) {
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ درخواست">
      <section className="card summary-card">
        <h2>ویزای {facts.name}</h2>
        <ChoiceSummary choice={choice} applicants={applicants} takes={facts.takes} />
        <TicketEdge />
        <VisaPriceLines {...price} applicants={applicants} total={price.each * applicants} />
        <Button
          type="submit"
          form="passengers"
          size="large"
          block
          busy={isBusy && 'در حال ثبت…'}
          // keeps focus: a fault shown on blur would move the button from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          {edited === undefined ? 'ثبت درخواست و ادامه' : 'ثبت تغییرها و ادامه'}
        </Button>
        <p className="summary-foot">
          در قدم بعد پرداخت می‌کنید. اگر همین حالا پرداخت شود، پاسخ تا {formattedMoment(price.promisedAt)}{' '}
          می‌رسد.
        </p>
      </section>
      {facts.otherPapers.length > 0 && (
        <section className="card summary-card">
          <h2>آنچه جداگانه آماده می‌کنید</h2>
          <ul className="applicants-others">
            {facts.otherPapers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </section>
      )}
      <Note>نام‌ها باید دقیقاً مثل گذرنامه باشد؛ ناهمخوانی نام یکی از دلیل‌های رد شدن ویزاست.</Note>
    </aside>
  )
}
