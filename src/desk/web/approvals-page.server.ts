import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { proposalKinds, statusWords } from '#desk/proposal.ts'
import { mayDo } from '#desk/roles.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const staff = staffOf(context)
  const { desk, clock } = agencyOf(context, 'desk')
  const rows = await desk.proposals.list(staff)
  const now = clock.now()
  return {
    proposals: rows.map(({ id, number, kind, summary, reason, status, ...row }) => {
      const isOwn = row.proposedBy.id === staff.staffId
      const isOpen = status === 'open'
      return {
        id,
        number,
        summary,
        reason,
        status,
        statusWords: statusWords[status],
        title: proposalKinds[kind].title,
        proposedBy: row.proposedBy.name,
        proposedAt: momentWords(row.proposedAt, now),
        expiresAt: momentWords(row.expiresAt, now),
        decidedBy: row.decidedBy?.name,
        decidedAt: row.decidedAt === null ? undefined : momentWords(row.decidedAt, now),
        decisionReason: row.decisionReason,
        isOwn,
        mayDecide: isOpen && !isOwn && mayDo(staff.roles, proposalKinds[kind].approve),
        mayWithdraw: isOpen && isOwn,
      }
    }),
  }
}

export type ProposalOnPage = Awaited<ReturnType<typeof loader>>['proposals'][number]
