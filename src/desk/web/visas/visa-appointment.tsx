import type { FormEvent } from 'react'
import type { visaDeskCalls } from '#desk/visa-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/orders/text-in.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { useMay } from '#desk/web/use-staff.ts'
import type { VisaView } from '#desk/web/visas/visa-view.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly visa: VisaView
  readonly appointment: NonNullable<VisaView['appointment']>
}

type Became = 'taken' | 'missed' | 'attended'

const words = {
  taken: 'پذیرفت',
  missed: 'از دست رفت',
  attended: 'رفت و پرونده را داد',
} as const satisfies Record<Became, string>

/** Where papers are handed over in person. */
export function VisaAppointment({ visa, appointment }: Props) {
  const { number, stage } = visa
  const { busy, refusal, run } = useOrderAction()
  const mayWork = useMay('visas.work')
  const params = { number }
  const { state, wish, time, place } = appointment
  async function offer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { at: textIn(form, 'at'), place: textIn(form, 'place') }
    const isDone = await run('offer', 'وقت پیشنهاد شد', () =>
      askDesk<typeof visaDeskCalls.visaOffer>('POST /api/desk/visas/{number}/appointment', { params, body }),
    )
    if (isDone) form.reset()
  }
  return (
    <section className="desk-card" aria-label="وقت سفارت">
      <h2>وقت سفارت</h2>
      {wish !== '' && <p>مسافر می‌خواهد: {wish}</p>}
      {time !== '' && (
        <p>
          {time}، {place}
        </p>
      )}
      {mayWork && (
        <div className="desk-row-actions">
          {nextOf(state, stage).map((became) => (
            <Button
              key={became}
              kind="line"
              busy={busy === became && 'در حال ثبت…'}
              onClick={() =>
                void run(became, 'ثبت شد', () =>
                  askDesk<typeof visaDeskCalls.visaAppointment>(
                    'POST /api/desk/visas/{number}/appointment/state',
                    { params, body: { became } },
                  ),
                )
              }
            >
              {words[became]}
            </Button>
          ))}
          {(stage === 'received' || stage === 'checked') && (
            <form onSubmit={(event) => void offer(event)}>
              <input name="at" type="datetime-local" required aria-label="روز و ساعت سفارت" />
              <input name="place" required maxLength={500} aria-label="جای وقت" placeholder="جای وقت" />
              <Button type="submit" kind="tonal" busy={busy === 'offer' && 'در حال فرستادن…'}>
                پیشنهاد وقت
              </Button>
            </form>
          )}
        </div>
      )}
      <RefusalNote says={refusal} />
    </section>
  )
}

function nextOf(state: Props['appointment']['state'], stage: VisaView['stage']): readonly Became[] {
  if (state === 'offered') return ['taken']
  if (state !== 'taken') return []
  return stage === 'checked' ? ['attended', 'missed'] : ['missed']
}
