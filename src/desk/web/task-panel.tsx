import { useState } from 'react'
import { Link } from 'react-router'
import type { taskCalls } from '#desk/tasks-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import type { TaskOnPage } from '#desk/web/tasks-page.server.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly task: TaskOnPage
  /** who looks */
  readonly me: string
  /** the list without it */
  readonly closing: string
}

export function TaskPanel({ task, me, closing }: Props) {
  const mayReadAudit = useMay('audit.read')
  return (
    <section className="desk-panel" aria-labelledby="task-title">
      <h2 id="task-title">
        {task.queue}، کار {persianDigits(task.number)}
      </h2>
      <p>{task.says}</p>
      <small>
        از {task.since}، تا {task.due}
      </small>
      <small>{task.holder === undefined ? 'کسی برنداشته است' : `با ${task.holder.name}`}</small>
      {task.orderNumber !== undefined && (
        <Link to={`/desk/orders/${task.orderNumber}`}>سفارش {task.orderNumber}</Link>
      )}
      {task.isContact && task.may && <Link to={`/desk/contacts/${task.number}`}>خواندن و پاسخ پیام</Link>}
      {task.leadsToAudit && mayReadAudit && <Link to="/desk/audit">رویدادها</Link>}
      {task.may ? <Working task={task} me={me} /> : <small>این صف کار نقش شما نیست.</small>}
      <Link to={closing} data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

function Working({ task, me }: Pick<Props, 'task' | 'me'>) {
  const { busy, refusal, run } = useOrderAction()
  const [colleague, setColleague] = useState('')
  const params = { number: String(task.number) }
  const from = task.holder?.id ?? null
  const hand = (to: string, done: string) =>
    void run('hand', done, () =>
      askDesk<typeof taskCalls.hand>('POST /api/desk/tasks/{number}/hand', { params, body: { to, from } }),
    )
  const finish = () =>
    void run('done', 'کار بسته شد', () =>
      askDesk<typeof taskCalls.finish>('POST /api/desk/tasks/{number}/done', { params }),
    )
  return (
    <>
      {from !== me && (
        <Button busy={busy === 'hand' && 'در حال ثبت…'} onClick={() => hand(me, 'کار با شماست')}>
          برمی‌دارم
        </Button>
      )}
      <SelectField
        label="سپردن به"
        value={colleague}
        onChange={({ target }) => setColleague(target.value)}
        options={[{ value: '', label: 'همکار' }, ...task.colleagues]}
      />
      <Button kind="line" onClick={() => hand(colleague, 'کار سپرده شد')}>
        سپردن
      </Button>
      {task.isByHand ? (
        <Button kind="commit" busy={busy === 'done' && 'در حال بستن…'} onClick={finish}>
          انجام شد
        </Button>
      ) : (
        <small>این کار با انجام‌شدنش خودش بسته می‌شود.</small>
      )}
      <RefusalNote says={refusal} />
    </>
  )
}
