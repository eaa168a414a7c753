import type { Permission } from '#desk/permissions.ts'
import type { PromiseKind } from '#promises/promise.ts'

interface QueueTerms {
  readonly title: string
  /** of whoever may hold and close its tasks */
  readonly permission: Permission
}

export const taskQueues = {
  support: { title: 'پشتیبانی', permission: 'tasks.work' },
  ticketing: { title: 'صدور', permission: 'tasks.work' },
  money: { title: 'مالی', permission: 'money.propose' },
  hotels: { title: 'هتل', permission: 'tasks.work' },
  visas: { title: 'ویزا', permission: 'tasks.work' },
  managers: { title: 'مدیران', permission: 'audit.read' },
} as const satisfies Readonly<Record<string, QueueTerms>>

export type TaskQueue = keyof typeof taskQueues

export const queueNames = Object.keys(taskQueues) as readonly TaskQueue[]

/** Where a task waits; what people wrote waits at the desk it was handed to. */
export const queueOfKind: Readonly<Record<PromiseKind, TaskQueue>> = {
  'issue-told': 'ticketing',
  'issue-watched': 'ticketing',
  'trip-part-settled': 'ticketing',
  'correction-decided': 'ticketing',
  'supplier-cancelled-by-hand': 'ticketing',
  'failed-payment-returned': 'money',
  'share-returned': 'money',
  'odd-payment-explained': 'money',
  'payment-asked-by-hand': 'money',
  'refund-result': 'money',
  'refund-to-bank': 'money',
  'withdrawal-to-bank': 'money',
  'audit-explained': 'managers',
  'contact-answered': 'support',
  'support-answered': 'support',
  'date-change-answered': 'support',
}
