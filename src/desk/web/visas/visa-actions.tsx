import type { visaDeskCalls } from '#desk/visa-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { useMay } from '#desk/web/use-staff.ts'
import type { VisaView } from '#desk/web/visas/visa-view.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

/** The next step of the whole request; by appointment the embassy's day is what sends it. */
export function VisaActions({ visa }: { readonly visa: VisaView }) {
  const { busy, refusal, run } = useOrderAction()
  const { number, stage, byAppointment } = visa
  const params = { number }
  if (!useMay('visas.work')) return null
  return (
    <div className="desk-order-actions">
      {stage === 'received' && (
        <Button
          busy={busy === 'checked' && 'در حال ثبت…'}
          onClick={() =>
            void run('checked', 'مدارک تأیید شد', () =>
              askDesk<typeof visaDeskCalls.visaChecked>('POST /api/desk/visas/{number}/checked', { params }),
            )
          }
        >
          مدارک همه کامل است
        </Button>
      )}
      {stage === 'checked' && !byAppointment && (
        <Button
          busy={busy === 'sent' && 'در حال ثبت…'}
          onClick={() =>
            void run('sent', 'فرستادن ثبت شد', () =>
              askDesk<typeof visaDeskCalls.visaSent>('POST /api/desk/visas/{number}/sent', { params }),
            )
          }
        >
          به مرجع صدور فرستاده شد
        </Button>
      )}
      <RefusalNote says={refusal} />
    </div>
  )
}
