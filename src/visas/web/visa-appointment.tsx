import './visa-appointment.css'
import type { AppointmentTexts } from '#visas/web/appointment-texts.ts'
import { AppointmentWishForm } from '#visas/web/appointment-wish-form.tsx'
import { useAppointment } from '#visas/web/use-appointment.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly orderId: string
  readonly appointment: AppointmentTexts
}

/** The day on which papers are handed over in person. */
export function VisaAppointment({ orderId, appointment }: Props) {
  const { isBusy, fault, wish, answer } = useAppointment(orderId)
  const { state, offer, weeks } = appointment
  return (
    <section className="card order-part visa-appointment" aria-labelledby="visa-appointment">
      <h2 id="visa-appointment">وقت سفارت</h2>
      <div aria-live="polite">
        <AppointmentState {...appointment} />
      </div>
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
      {(state === 'unwished' || state === 'wished') && (
        <AppointmentWishForm
          key={state}
          weeks={weeks}
          isBusy={isBusy}
          isAgain={state === 'wished'}
          onWish={wish}
        />
      )}
      {state === 'offered' && offer !== null && (
        <p className="visa-appointment-acts">
          <Button
            kind="primary"
            size="small"
            busy={isBusy && 'در حال فرستادن'}
            onClick={() => answer(offer.at, true)}
          >
            این وقت را می‌آیم
          </Button>
          <Button
            kind="line"
            size="small"
            busy={isBusy && 'در حال فرستادن'}
            onClick={() => answer(offer.at, false)}
          >
            وقت دیگری می‌خواهم
          </Button>
        </p>
      )}
    </section>
  )
}

function AppointmentState({ state, wish, offer, papers }: AppointmentTexts) {
  if (state === 'unwished')
    return (
      <p className="order-soft">
        برای انگشت‌نگاری و تحویل اصل مدارک یک بار به سفارت می‌روید. بگویید کدام هفته برایتان بهتر است تا وقت را
        بگیریم.
      </p>
    )
  if (state === 'wished')
    return (
      <Note tone="info" icon="clock-countdown-fill">
        {wish === null ? 'دنبال وقت دیگری هستیم.' : `وقت را برای ${wish} می‌گیریم.`} همین که پیدا شد خبر
        می‌دهیم.
      </Note>
    )
  if (offer === null) return null
  return (
    <>
      <dl className="visa-appointment-time">
        <dt>{state === 'offered' ? 'وقت پیشنهادی' : 'وقت شما'}</dt>
        <dd>
          <b>{offer.time}</b> <span className="order-soft">({offer.gregorian})</span>
        </dd>
        <dt>کجا</dt>
        <dd>{offer.place}</dd>
      </dl>
      {state === 'attended' ? (
        <p className="order-soft">پرونده تحویل شد و زمان پاسخ از همان روز شمرده می‌شود.</p>
      ) : (
        <details>
          <summary>با خود چه ببرید</summary>
          <ul>
            <li>اصل گذرنامه و مدارکی که فرستاده‌اید</li>
            {papers.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
