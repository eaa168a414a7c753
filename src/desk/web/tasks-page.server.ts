import type { LoaderFunctionArgs } from 'react-router'
import { dateWithYear } from '#calendar/formatted.ts'
import { dayAt, momentWords } from '#desk/moment-words.ts'
import { colleagueTasks } from '#desk/server/colleague-tasks.ts'
import type { Desk } from '#desk/server/desk.ts'
import { openDeskClaims } from '#desk/server/open-claims.ts'
import { mayHold, type QueuedTask, queuedTasks } from '#desk/server/tasks.ts'
import { queueNames, taskQueues } from '#desk/task-queues.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { pageOf } from '#desk/web/page-of.ts'
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
  const params = new URL(request.url).searchParams
  const queue = queueNames.find((name) => name === params.get('queue'))
  const working = colleagues.filter(({ disabledAt }) => disabledAt === null)
  const counted = (tasks: readonly QueuedTask[]) => ({
    open: tasks.length,
    late: tasks.filter(isLate).length,
  })
  const queued = queue === undefined ? open : open.filter((task) => task.queue === queue)
  const opened = queued.find(({ number }) => String(number) === params.get('task'))
  const viewOf = (task: QueuedTask) => ({
    number: task.number,
    says: task.says,
    queue: taskQueues[task.queue].title,
    since: momentWords(task.since, now),
    ...dueView(task.dueAt),
    orderNumber: task.orderNumber,
  })
  return {
    all: counted(open),
    queue,
    queues: queueNames.map((name) => ({
      name,
      title: taskQueues[name].title,
      ...counted(open.filter(({ queue }) => queue === name)),
    })),
    workload: working
      .map(({ id, name }) => ({ id, name, ...counted(open.filter(({ holder }) => holder?.id === id)) }))
      .filter((one) => one.open > 0),
    tasks: pageOf(queued, params, (task) => ({
      ...viewOf(task),
      holder: task.holder?.name,
    })),
    chosen: opened && { ...viewOf(opened), ...workingOn(opened, working, staff.roles) },
    left: left.map(({ dueAt, ...task }) => ({ ...task, ...dueView(dueAt) })),
    claims: claims.map(({ dueOn, ...claim }) => ({
      ...claim,
      due: dueOn === undefined ? '—' : dateWithYear(dueOn),
      isLate: dueOn !== undefined && Temporal.PlainDate.compare(dueOn, today) < 0,
    })),
    me: staff.staffId,
  }
}

type Colleague = Awaited<ReturnType<Desk['staff']['list']>>[number]

/** What may be done with the task that is open, and who else may have it. */
function workingOn(task: QueuedTask, colleagues: readonly Colleague[], roles: readonly string[]) {
  const { holder, kind, queue } = task
  return {
    holder,
    isContact: kind === 'contact-answered',
    leadsToAudit: kind === 'audit-explained',
    isByHand: isFulfilledByDesk(kind),
    may: mayHold(roles, queue),
    colleagues: colleagues
      .filter((one) => one.id !== holder?.id && mayHold(one.roles, queue))
      .map(({ id, name }) => ({ value: id, label: name })),
  }
}

export type TaskOnPage = NonNullable<Awaited<ReturnType<typeof loader>>['chosen']>

export type ColleagueTaskRow = Awaited<ReturnType<typeof loader>>['left'][number]

export type ClaimRow = Awaited<ReturnType<typeof loader>>['claims'][number]
