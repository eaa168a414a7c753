import type { FormEvent } from 'react'
import type { orderDeskCalls } from '#desk/orders-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { OrderPageView } from '#desk/web/orders/order-view.ts'
import { textIn } from '#desk/web/orders/text-in.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

const taskHours = { 1: 'تا یک ساعت', 4: 'تا ۴ ساعت', 24: 'تا فردا', 72: 'تا ۳ روز' } as const

export function OrderTasks({ order }: { readonly order: OrderPageView }) {
  const params = { number: order.row.number }
  return (
    <Tasks
      tasks={order.tasks}
      mayWork={useMay('orders.work')}
      open={(body) =>
        askDesk<typeof orderDeskCalls.openTask>('POST /api/desk/orders/{number}/tasks', { params, body })
      }
    />
  )
}

interface Props {
  readonly tasks: OrderPageView['tasks']
  readonly mayWork: boolean
  /** asks the call that puts it where these tasks are */
  open(task: { readonly body: string; readonly hours: number }): Promise<unknown>
}

/** Of an order, or of a conversation. */
export function Tasks({ tasks, mayWork, open }: Props) {
  const { busy, refusal, run } = useOrderAction()
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const task = { body: textIn(form, 'body'), hours: Number(textIn(form, 'hours')) }
    const isDone = await run('task', 'کار گذاشته شد', () => open(task))
    if (isDone) form.reset()
  }
  const close = (id: string) =>
    void run(id, 'کار بسته شد', () =>
      askDesk<typeof orderDeskCalls.finishTask>('POST /api/desk/order-tasks/{id}/done', { params: { id } }),
    )
  return (
    <section className="desk-card" aria-label="کارها">
      <h2>کارها</h2>
      <ul className="desk-tasks">
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isClosing={busy === task.id}
            close={mayWork ? close : undefined}
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

interface RowProps {
  readonly task: OrderPageView['tasks'][number]
  readonly isClosing: boolean
  readonly close: ((id: string) => void) | undefined
}

function TaskRow({ task: { id, body, due, by, isDone }, isClosing, close }: RowProps) {
  return (
    <li data-done={isDone ? '' : undefined}>
      <span>
        {body}
        <small>
          {by}، {due}
        </small>
      </span>
      {!isDone && close !== undefined && (
        <Button kind="ghost" size="small" busy={isClosing && 'در حال بستن…'} onClick={() => close(id)}>
          انجام شد
        </Button>
      )}
    </li>
  )
}
