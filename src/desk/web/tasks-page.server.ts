import type { LoaderFunctionArgs } from 'react-router'
import { dateWithYear } from '#calendar/formatted.ts'
import { dayAt, momentWords } from '#desk/moment-words.ts'
import { colleagueTasks } from '#desk/server/colleague-tasks.ts'
import { openDeskClaims } from '#desk/server/open-claims.ts'
import { mayHold, type QueuedTask, queuedTasks } from '#desk/server/tasks.ts'
import { queueNames, taskQueues } from '#desk/task-queues.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { isFulfilledByDesk } from '#promises/promise.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const staff = staffOf(context)
  const [open, colleagues, left, claims] = await Promise.all([
    queuedTasks(rooms),
    rooms.desk.staff.list(),
    colleagueTasks(rooms),
    openDeskClaims(rooms),
  ])
  const now = rooms.clock.now()
  const today = dayAt(now)
  const isLate = ({ dueAt }: Pick<QueuedTask, 'dueAt'>) => Temporal.Instant.compare(dueAt, now) < 0
  const dueView = (dueAt: Temporal.Instant) => ({ due: momentWords(dueAt, now), isLate: isLate({ dueAt }) })
  const chosen = new URL(request.url).searchParams.get('queue')
  const working = colleagues.filter(({ disabledAt }) => disabledAt === null)
  const counted = (tasks: readonly QueuedTask[]) => ({
    open: tasks.length,
    late: tasks.filter(isLate).length,
  })
  return {
    all: counted(open),
    queue: queueNames.find((name) => name === chosen),
    queues: queueNames.map((name) => ({
      name,
      title: taskQueues[name].title,
      ...counted(open.filter(({ queue }) => queue === name)),
    })),
    workload: working
      .map(({ id, name }) => ({ id, name, ...counted(open.filter(({ holder }) => holder?.id === id)) }))
      .filter((one) => one.open > 0),
    tasks: open
      .filter(({ queue }) => chosen === null || queue === chosen)
      .map((task) => ({
        number: task.number,
        says: task.says,
        queue: taskQueues[task.queue].title,
        since: momentWords(task.since, now),
        ...dueView(task.dueAt),
        orderNumber: task.orderNumber,
        isContact: task.kind === 'contact-answered',
        leadsToAudit: task.kind === 'audit-explained',
        holder: task.holder,
        isByHand: isFulfilledByDesk(task.kind),
        may: mayHold(staff.roles, task.queue),
        colleagues: working
          .filter(({ id, roles }) => id !== task.holder?.id && mayHold(roles, task.queue))
          .map(({ id, name }) => ({ value: id, label: name })),
      })),
    left: left.map(({ dueAt, ...task }) => ({ ...task, ...dueView(dueAt) })),
    claims: claims.map(({ dueOn, ...claim }) => ({
      ...claim,
      due: dueOn === undefined ? '—' : dateWithYear(dueOn),
      isLate: dueOn !== undefined && Temporal.PlainDate.compare(dueOn, today) < 0,
    })),
    me: staff.staffId,
  }
}

export type TaskOnPage = Awaited<ReturnType<typeof loader>>['tasks'][number]

export type ColleagueTaskRow = Awaited<ReturnType<typeof loader>>['left'][number]

export type ClaimRow = Awaited<ReturnType<typeof loader>>['claims'][number]
