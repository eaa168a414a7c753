import type { FormEvent } from 'react'
import type { ConversationPage, supportDeskCalls } from '#desk/support-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { Tasks } from '#desk/web/orders/order-tasks.tsx'
import { textIn } from '#desk/web/orders/text-in.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly view: ConversationPage
  readonly mayWork: boolean
}

/** What travellers never read: notes and tasks, an order's own where the conversation has one. */
export function BesideConversation({ view, mayWork }: Props) {
  return (
    <div>
      <Notes view={view} mayWork={mayWork} />
      <Tasks
        tasks={view.tasks}
        mayWork={mayWork}
        open={(body) =>
          askDesk<typeof supportDeskCalls.taskOfConversation>('POST /api/desk/conversations/{id}/tasks', {
            params: { id: view.id },
            body,
          })
        }
      />
    </div>
  )
}

function Notes({ view, mayWork }: Props) {
  const { busy, refusal, run } = useOrderAction()
  async function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { body: textIn(form, 'body') }
    const isDone = await run('note', 'یادداشت ماند', () =>
      askDesk<typeof supportDeskCalls.noteConversation>('POST /api/desk/conversations/{id}/notes', {
        params: { id: view.id },
        body,
      }),
    )
    if (isDone) form.reset()
  }
  return (
    <section className="desk-card" aria-label="یادداشت‌ها">
      <h2>یادداشت‌ها</h2>
      <ul className="desk-notes">
        {view.notes.map(({ id, by, body, at }) => (
          <li key={id}>
            <p dir="auto">{body}</p>
            <small>
              {by}، {at}
            </small>
          </li>
        ))}
      </ul>
      {mayWork && (
        <form onSubmit={(event) => void write(event)}>
          <textarea
            name="body"
            required
            rows={2}
            maxLength={2000}
            aria-label="یادداشت تازه"
            placeholder="یادداشت برای همکاران؛ مسافر نمی‌بیند"
          />
          <Button type="submit" kind="tonal" busy={busy === 'note' && 'در حال ثبت…'}>
            ثبت یادداشت
          </Button>
        </form>
      )}
      <RefusalNote says={refusal} />
    </section>
  )
}
