import { useState } from 'react'
import { Link } from 'react-router'
import type { jobCalls } from '#desk/jobs-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { JobOnPage } from '#desk/web/jobs/jobs-page.server.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export function JobPanel({ job }: { readonly job: JobOnPage }) {
  const mayWork = useMay('jobs.work')
  return (
    <section className="desk-panel" aria-labelledby="job-title">
      <h2 id="job-title">
        صف <bdi>{job.queue}</bdi>
      </h2>
      <small>
        پس از {persianDigits(job.tries)} تلاش، از {job.since}
      </small>
      <p dir="ltr">{job.says}</p>
      {job.orderNumber !== undefined && (
        <Link to={`/desk/orders/${job.orderNumber}`}>سفارش {job.orderNumber}</Link>
      )}
      {mayWork ? <Working id={job.id} /> : <small>فرستادن دوباره کار نقش شما نیست.</small>}
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

function Working({ id }: { readonly id: string }) {
  const { busy, refusal, run } = useOrderAction()
  const [reason, setReason] = useState('')
  const again = () =>
    void run('again', 'کار به صف خودش برگشت', () =>
      askDesk<typeof jobCalls.again>('POST /api/desk/jobs/{id}/again', { params: { id } }),
    )
  const close = () =>
    void run('close', 'کار بسته شد', () =>
      askDesk<typeof jobCalls.close>('POST /api/desk/jobs/{id}/close', { params: { id }, body: { reason } }),
    )
  return (
    <>
      <Button busy={busy === 'again' && 'در حال فرستادن…'} onClick={again}>
        دوباره انجام شود
      </Button>
      <TextField
        label="اگر نباید انجام شود، چرا"
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button kind="line" busy={busy === 'close' && 'در حال بستن…'} onClick={close}>
        بستن بی انجام
      </Button>
      <RefusalNote says={refusal} />
    </>
  )
}
