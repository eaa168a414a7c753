import type { LoaderFunctionArgs } from 'react-router'
import { auditActions, isAuditAction } from '#desk/audit-actions.ts'
import { actionWords, outcomeWords, subjectWords } from '#desk/audit-words.ts'
import { momentWords } from '#desk/moment-words.ts'
import { roleTitles } from '#desk/roles.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const { desk, clock } = rooms
  const params = new URL(request.url).searchParams
  const action = params.get('action') ?? ''
  const outcome = params.get('outcome') ?? ''
  const staffId = params.get('staff') ?? ''
  const before = params.get('before') ?? ''
  const [page, colleagues] = await Promise.all([
    desk.audit.page({
      ...(isAuditAction(action) && { action }),
      ...(Object.hasOwn(outcomeWords, outcome) && { outcome }),
      ...(/^[\da-f-]{36}$/.test(staffId) && { staffId }),
      ...(/^\d{1,15}$/.test(before) && { before: Number(before) }),
    }),
    desk.staff.list(),
  ])
  const now = clock.now()
  const nameOf = supplierNames(rooms)
  return {
    entries: page.entries.map(({ n, at, staffName, roles, network, ...entry }) => ({
      n,
      staffName,
      network,
      outcome: entry.outcome,
      outcomeWords: outcomeWords[entry.outcome],
      at: momentWords(at, now),
      titles: roleTitles(roles),
      action: actionWords(entry.action),
      subject: subjectWords(entry, nameOf),
    })),
    older: page.older,
    filter: { action, outcome, staff: staffId },
    actions: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
    outcomes: Object.entries(outcomeWords).map(([value, label]) => ({ value, label })),
    colleagues: colleagues.map(({ id, name }) => ({ value: id, label: name })),
  }
}
