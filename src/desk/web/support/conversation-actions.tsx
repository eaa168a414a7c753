import { useState } from 'react'
import type { ConversationPage, supportDeskCalls } from '#desk/support-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly view: ConversationPage
  readonly me: string
}

/** Taking, handing on, closing: what is open alone. */
export function ConversationActions({ view, me }: Props) {
  const { busy, refusal, run } = useOrderAction()
  const [colleague, setColleague] = useState('')
  const from = view.holder?.id ?? null
  const params = { id: view.id }
  if (view.state === 'closed' || view.state === 'automatic') return null
  const hand = (to: string, done: string) =>
    run('hand', done, () =>
      askDesk<typeof supportDeskCalls.handConversation>('POST /api/desk/conversations/{id}/hand', {
        params,
        body: { to, from },
      }),
    )
  const close = () =>
    run('close', 'گفتگو بسته شد', () =>
      askDesk<typeof supportDeskCalls.closeConversation>('POST /api/desk/conversations/{id}/close', {
        params,
        body: { seen: view.last },
      }),
    )
  const others = view.colleagues.filter(({ id }) => id !== from && id !== me)
  return (
    <div className="desk-order-actions">
      {from !== me && (
        <Button busy={busy === 'hand' && 'در حال ثبت…'} onClick={() => void hand(me, 'گفتگو با شماست')}>
          برمی‌دارم
        </Button>
      )}
      <select aria-label="سپردن به" value={colleague} onChange={({ target }) => setColleague(target.value)}>
        <option value="">سپردن به…</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button
        kind="line"
        onClick={() => void hand(colleague, 'گفتگو سپرده شد').then((isDone) => isDone && setColleague(''))}
      >
        سپردن
      </Button>
      <Button kind="line" busy={busy === 'close' && 'در حال بستن…'} onClick={() => void close()}>
        بستن گفتگو
      </Button>
      <RefusalNote says={refusal} />
    </div>
  )
}
