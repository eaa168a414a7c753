import type { FormEvent } from 'react'
import type { visaDeskCalls } from '#desk/visa-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/orders/text-in.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import type { VisaView } from '#desk/web/visas/visa-view.ts'
import { documentKinds } from '#documents/kinds.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

/** Another picture, with the reason that its traveller reads. */
export function VisaAskAgain({ visa }: { readonly visa: VisaView }) {
  const { number, stage, one } = visa
  const { busy, refusal, run } = useOrderAction()
  const isOpen = stage === 'received' || stage === 'checked' || stage === 'sent'
  if (!isOpen || one.outcome !== 'waiting') return null
  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const kind = documentKinds.find((one) => one === textIn(form, 'kind')) ?? 'passport'
    const isDone = await run('again', 'از مسافر خواسته شد', () =>
      askDesk<typeof visaDeskCalls.visaAskAgain>(
        'POST /api/desk/visas/{number}/applicants/{applicant}/again',
        { params: { number, applicant: String(one.place) }, body: { kind, says: textIn(form, 'says') } },
      ),
    )
    if (isDone) form.reset()
  }
  return (
    <section className="desk-card" aria-label="خواستن تصویر دیگر">
      <h2>تصویر دیگر</h2>
      {one.papers
        .filter(({ state }) => state === 'asked-again')
        .map(({ kind, name, says }) => (
          <p key={kind}>
            {name}: {says}
          </p>
        ))}
      <div className="desk-row-actions">
        <form onSubmit={(event) => void ask(event)}>
          <select name="kind" aria-label="مدرک">
            {one.papers.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
          <textarea
            name="says"
            rows={2}
            maxLength={500}
            required
            aria-label="چه چیزی درست نیست"
            placeholder="چه چیزی درست نیست؛ مسافر همین را می‌خواند"
          />
          <Button type="submit" kind="tonal" busy={busy === 'again' && 'در حال فرستادن…'}>
            خواستن دوباره
          </Button>
        </form>
      </div>
      <RefusalNote says={refusal} />
    </section>
  )
}
