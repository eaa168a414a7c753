import type { WaiverOnWire, waiverDeskCalls } from '#desk/waiver-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { ProposalForm } from '#desk/web/proposal-form.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Note } from '#web/ui/states/note.tsx'

export function ProposeWaiver({ waiver }: { readonly waiver: WaiverOnWire }) {
  const mayPropose = useMay('waivers.propose')
  return (
    <section className="desk-panel" aria-labelledby="waiver-title">
      <h2 id="waiver-title">پیشنهاد معافیت</h2>
      <Note>یک نفر پیشنهاد می‌دهد و نفر دوم تأیید می‌کند؛ آنچه اعلام شد قولی به مسافران است و می‌ماند.</Note>
      {mayPropose ? (
        <ProposalForm
          reasonLabel="دلیل و منبع"
          propose={(_, reason) =>
            askDesk<typeof waiverDeskCalls.propose>('POST /api/desk/waivers', {
              body: { ...waiver, reason },
            })
          }
        />
      ) : (
        <p>نقش شما فقط دیدن است.</p>
      )}
    </section>
  )
}
