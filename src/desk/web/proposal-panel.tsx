import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { proposalCalls } from '#desk/proposal-calls.ts'
import type { ProposalOnPage } from '#desk/web/approvals-page.server.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { OnceLink } from '#desk/web/once-link.tsx'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

/** What is proposed, by whom, and what the reader may do about it. */
export function ProposalPanel({ proposal }: { readonly proposal: ProposalOnPage }) {
  const { title, number, summary, reason, proposedBy, proposedAt, decidedBy, decidedAt } = proposal
  return (
    <section className="desk-panel" aria-labelledby="proposal-title">
      <h2 id="proposal-title">
        {title}، شمارهٔ {persianDigits(number)}
      </h2>
      <ul>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>دلیل: {reason}</p>
      <small>
        {proposedBy}، {proposedAt}
      </small>
      {decidedBy && (
        <small>
          {proposal.statusWords}: {decidedBy}، {decidedAt}
          {proposal.decisionReason && `، ${proposal.decisionReason}`}
        </small>
      )}
      <Deciding proposal={proposal} />
      <Link to="?" data-close="" preventScrollReset>
        بستن
      </Link>
    </section>
  )
}

function Deciding({
  proposal: { id, mayDecide, mayWithdraw, expiresAt },
}: {
  readonly proposal: ProposalOnPage
}) {
  const { isBusy, faults, begin } = useAction(['reason'])
  const { revalidate } = useRevalidator()
  const [link, setLink] = useState<string>()
  const [reason, setReason] = useState('')
  const decide = (work: () => Promise<unknown>) => void begin(() => work().then(revalidate))
  async function approve() {
    const done = await askDesk<typeof proposalCalls.approve>('POST /api/desk/proposals/{id}/approve', {
      params: { id },
    })
    setLink(done.link ?? undefined)
  }
  const refuse = () =>
    askDesk<typeof proposalCalls.refuse>('POST /api/desk/proposals/{id}/refuse', {
      params: { id },
      body: { reason },
    })
  const withdraw = () =>
    askDesk<typeof proposalCalls.withdraw>('POST /api/desk/proposals/{id}/withdraw', { params: { id } })
  return (
    <>
      {link && <OnceLink link={link} />}
      {mayDecide && (
        <>
          <Button kind="commit" busy={isBusy && 'در حال انجام…'} onClick={() => decide(approve)}>
            تأیید و انجام
          </Button>
          <TextField
            label="دلیل رد"
            value={reason}
            error={faults['reason']}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button kind="line" onClick={() => decide(refuse)}>
            رد پیشنهاد
          </Button>
        </>
      )}
      {mayWithdraw && (
        <>
          <Note>نفر دوم باید آن را تأیید کند؛ تا {expiresAt} فرصت هست.</Note>
          <Button kind="line" onClick={() => decide(withdraw)}>
            پس گرفتن پیشنهاد
          </Button>
        </>
      )}
      <RefusalNote says={faults['']} />
    </>
  )
}
