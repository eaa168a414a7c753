import type { FastifyInstance } from 'fastify'
import type { BankBooks, Payment } from './books.ts'
import { respondOrFail } from './misfortunes.ts'
import type { Bank } from './zarinpal.ts'

interface ReportRequest {
  Body: { query?: unknown; variables?: { terminal_id?: unknown; filter?: unknown } } | undefined
}

const zone = 'Asia/Tehran'
const busy = { errors: [{ message: 'Too Many Attempts.' }] }

/** Zarinpal's settlements (GraphQL `Reconciliation`): a day's verified payments, paid next morning at ten. */
export function serveZarinpalSettlements(
  app: FastifyInstance,
  bank: Bank,
  now: () => Temporal.Instant,
): void {
  app.post<ReportRequest>('/api/v4/graphql', (request, reply) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return reply.code(401).send({ errors: [{ message: 'Unauthenticated.' }] })
    return respondOrFail(bank, { call: 'settled', request, reply, busy }, () => {
      const { query, variables } = request.body ?? {}
      const isAsked = typeof query === 'string' && /\bReconciliation\s*\(/.test(query)
      if (!isAsked || variables?.terminal_id === undefined)
        return { errors: [{ message: 'Cannot query this field.' }] }
      const all = settlementsIn(bank.books, now())
      const { filter = 'ALL' } = variables
      return { data: { resource: filter === 'ALL' ? all : all.filter(({ status }) => status === filter) } }
    })
  })
}

function settlementsIn(books: BankBooks, now: Temporal.Instant) {
  const kept = books.all().filter(({ gateway, status }) => gateway === 'zarinpal' && status === 'VERIFIED')
  const days = [...Map.groupBy(kept, dayOf)].filter(([day]) => day !== dayAt(now))
  return days
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, payments]) => {
      const next = Temporal.PlainDate.from(day).add({ days: 1 })
      const paidAt = next.toZonedDateTime({ timeZone: zone, plainTime: '10:00' })
      const isPaid = Temporal.Instant.compare(paidAt.toInstant(), now) <= 0
      return {
        id: `8${day.replaceAll('-', '')}`,
        status: isPaid ? 'PAID' : 'PENDING',
        amount: payments.reduce((sum, { paidAmount = 0 }) => sum + paidAmount, 0),
        payable_at: `${next}T00:20:43+03:30`,
        reference_id: isPaid ? `N1${day.replaceAll('-', '').padStart(20, '0')}` : null,
        reconciled_at: isPaid ? `${next}T10:00:00+03:30` : null,
      }
    })
}

function dayOf({ paidAt, openedAt }: Payment): string {
  return dayAt(Temporal.Instant.from(paidAt ?? openedAt))
}

function dayAt(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO(zone).toPlainDate().toString()
}
