import type { FormEvent } from 'react'
import type { orderDeskCalls } from '#desk/orders-calls.ts'
import type { ConversationPage, supportDeskCalls } from '#desk/support-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { TaskRow, taskHours } from '#desk/web/orders/order-tasks.tsx'
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
      <Tasks view={view} mayWork={mayWork} />
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

function Tasks({ view, mayWork }: Props) {
  const { busy, refusal, run } = useOrderAction()
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { body: textIn(form, 'body'), hours: Number(textIn(form, 'hours')) }
    const isDone = await run('task', 'کار گذاشته شد', () =>
      askDesk<typeof supportDeskCalls.taskOfConversation>('POST /api/desk/conversations/{id}/tasks', {
        params: { id: view.id },
        body,
      }),
    )
    if (isDone) form.reset()
  }
  const finish = (id: string) =>
    void run(id, 'کار بسته شد', () =>
      askDesk<typeof orderDeskCalls.finishTask>('POST /api/desk/order-tasks/{id}/done', { params: { id } }),
    )
  return (
    <section className="desk-card" aria-label="کارها">
      <h2>کارها</h2>
      <ul className="desk-tasks">
        {view.tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isClosing={busy === task.id}
            close={mayWork ? finish : undefined}
          />
        ))}
      </ul>
      {mayWork && (
        <form onSubmit={(event) => void add(event)}>
          <input name="body" required maxLength={300} aria-label="کار تازه" placeholder="کار تازه" />
          <select name="hours" aria-label="مهلت" defaultValue="4">
            {Object.entries(taskHours).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Button type="submit" kind="tonal" busy={busy === 'task' && 'در حال ثبت…'}>
            گذاشتن کار
          </Button>
        </form>
      )}
      <RefusalNote says={refusal} />
    </section>
  )
}
