import type { FormEvent } from 'react'
import type { visaDeskCalls } from '#desk/visa-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { FileField } from '#desk/web/file-field.tsx'
import { textIn } from '#desk/web/orders/text-in.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import type { VisaView } from '#desk/web/visas/visa-view.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly visa: VisaView
  readonly mayWork: boolean
}

/** The authority's answer for one applicant; before the request is sent there is none. */
export function VisaDecision({ visa, mayWork }: Props) {
  const { stage, one, applicants } = visa
  return (
    <section className="desk-card" aria-label="پاسخ مرجع صدور">
      <h2>پاسخ مرجع صدور</h2>
      {one.outcome !== 'waiting' && <p>{applicants[one.place]?.words}</p>}
      {one.reason !== '' && <p>{one.reason}</p>}
      {one.outcome === 'waiting' && stage !== 'sent' && <p>پس از فرستادن پرونده ثبت می‌شود.</p>}
      {one.outcome === 'waiting' && stage === 'sent' && mayWork && <AuthorityReply visa={visa} />}
    </section>
  )
}

function AuthorityReply({ visa }: { readonly visa: VisaView }) {
  const { number, one } = visa
  const { busy, refusal, run } = useOrderAction()
  const params = { number, applicant: String(one.place) }
  async function approve(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('file')
    const file = given instanceof File ? given : null
    await run('approve', 'ویزا ثبت شد و به مسافر خبر رسید', () =>
      askDesk<typeof visaDeskCalls.visaApprove>(
        'POST /api/desk/visas/{number}/applicants/{applicant}/approve',
        { params, file },
      ),
    )
  }
  async function reject(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = textIn(event.currentTarget, 'reason')
    await run('reject', 'رد درخواست ثبت شد', () =>
      askDesk<typeof visaDeskCalls.visaReject>(
        'POST /api/desk/visas/{number}/applicants/{applicant}/reject',
        { params, body: { reason } },
      ),
    )
  }
  return (
    <div className="desk-row-actions">
      <form onSubmit={(event) => void approve(event)}>
        <FileField label="فایل ویزا" name="file" accept="application/pdf,image/jpeg" />
        <Button type="submit" busy={busy === 'approve' && 'در حال ثبت…'}>
          ثبت ویزا
        </Button>
      </form>
      <form onSubmit={(event) => void reject(event)}>
        <textarea
          name="reason"
          rows={2}
          maxLength={500}
          required
          aria-label="دلیل رد"
          placeholder="دلیلی که مرجع صدور گفته است"
        />
        <Button type="submit" kind="bad" busy={busy === 'reject' && 'در حال ثبت…'}>
          ثبت رد درخواست
        </Button>
      </form>
      <RefusalNote says={refusal} />
    </div>
  )
}
