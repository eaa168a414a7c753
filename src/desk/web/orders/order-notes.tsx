import type { FormEvent } from 'react'
import type { orderDeskCalls } from '#desk/orders-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { OrderPageView } from '#desk/web/orders/order-view.ts'
import { textIn } from '#desk/web/orders/text-in.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export function OrderNotes({ order }: { readonly order: OrderPageView }) {
  const { busy, refusal, run } = useOrderAction()
  const params = { number: order.row.number }
  if (!useMay('orders.work')) return null
  async function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = textIn(form, 'body')
    const isDone = await run('note', 'یادداشت ماند', () =>
      askDesk<typeof orderDeskCalls.note>('POST /api/desk/orders/{number}/notes', { params, body: { body } }),
    )
    if (isDone) form.reset()
  }
  return (
    <section className="desk-card" aria-label="یادداشت">
      <h2>یادداشت</h2>
      <form onSubmit={(event) => void write(event)}>
        <textarea name="body" rows={3} maxLength={2000} required aria-label="یادداشت تازه" />
        <Button type="submit" kind="tonal" busy={busy === 'note' && 'در حال ثبت…'}>
          ثبت یادداشت
        </Button>
      </form>
      <RefusalNote says={refusal} />
    </section>
  )
}
