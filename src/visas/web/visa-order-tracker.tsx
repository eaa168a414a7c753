import type { VisaOrderTexts } from '#visas/web/visa-order-texts.ts'
import { DatedSteps } from '#web/ui/calendar/dated-steps.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = {
  readonly order: Pick<VisaOrderTexts, 'chosen' | 'travelDay' | 'steps' | 'promise' | 'applicants'>
}

export function VisaOrderTracker({ order: { chosen, travelDay, steps, promise, applicants } }: Props) {
  const isAsked = applicants.some(({ papers }) => papers.some(({ state }) => state === 'asked-again'))
  return (
    <section className="card order-part visa-tracker" aria-labelledby="visa-tracker">
      <h2 id="visa-tracker">پیگیری درخواست</h2>
      <p className="order-soft">{chosen.join('\u00a0· ')}</p>
      <p className="order-soft">
        تاریخ سفر: {travelDay.day} ({travelDay.gregorian})
      </p>
      {isAsked && (
        <Note tone="warn" action={<a href="#visa-applicants">فرستادن مدرک</a>}>
          مدرکی را دوباره از شما خواسته‌ایم. مدتی که منتظر آن هستیم به مهلت پاسخ افزوده می‌شود.
        </Note>
      )}
      {promise !== null && <Promise {...promise} />}
      <DatedSteps steps={steps} />
    </section>
  )
}

function Promise({ until, isMissed, isWaiting, isStopped }: NonNullable<VisaOrderTexts['promise']>) {
  if (isMissed)
    return (
      <Note tone="bad">
        {isWaiting
          ? `قول داده بودیم پاسخ تا ${until} برسد و نرسید. دیرکرد ثبت شده است و همکاران ما پیگیر پاسخ‌اند.`
          : `پاسخ دیرتر از قول ما رسید؛ مهلت ${until} بود. دیرکرد ثبت شده است.`}
      </Note>
    )
  return (
    <Note tone="info" icon="clock-countdown-fill">
      پاسخ تا <b>{until}</b> قول داده شده است
      {isStopped && ' و با رسیدن مدرک تازه، به اندازهٔ انتظارمان دیرتر می‌شود'}.
    </Note>
  )
}
