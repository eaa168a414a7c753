import type { flightCalls } from '#flights/calls.ts'
import { ClaimStart } from '#flights/claims/web/claim-start.tsx'
import { ClaimStepForm } from '#flights/claims/web/claim-step-form.tsx'
import type { ClaimText, claimsOnOrder } from '#flights/claims/web/claims-on-order.server.ts'
import { useClaim } from '#flights/claims/web/use-claim.ts'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly orderId: string
  readonly claims: Awaited<ReturnType<typeof claimsOnOrder>>
}

export function OrderClaims({ orderId, claims: { followed, toStart } }: Props) {
  return (
    <>
      {followed.map((claim) => (
        <FollowedClaim key={claim.key} orderId={orderId} claim={claim} />
      ))}
      {toStart.map((one) => (
        <ClaimStart key={`${one.leg} ${one.subject}`} orderId={orderId} {...one} />
      ))}
    </>
  )
}

function FollowedClaim({ orderId, claim }: { readonly orderId: string; readonly claim: ClaimText }) {
  const { key, leg, subject, title, lines, authority, isOpen, next } = claim
  const { busy, fault, send } = useClaim()
  const end = () =>
    void send('end', () =>
      ask<typeof flightCalls.claimEnd>('POST /api/flight-reservation/Rights/ClaimEnd', {
        body: { orderId, leg, subject },
      }),
    )
  return (
    <section className="card order-part order-claim" aria-labelledby={`claim-${key}`}>
      <h2 id={`claim-${key}`}>{title}</h2>
      <ol className="dated-steps">
        {lines.map(({ says, at, state }) => (
          <li key={`${says} ${at}`} data-state={state}>
            {says}
            <small>{at}</small>
          </li>
        ))}
      </ol>
      {authority && <NextAuthority {...authority} />}
      {next.length > 0 && (
        <ClaimStepForm key={next.map(({ value }) => value).join(' ')} orderId={orderId} claim={claim} />
      )}
      {isOpen && (
        <>
          <Button kind="ghost" size="small" busy={busy === 'end' && 'در حال بستن…'} onClick={end}>
            دیگر پیگیری نمی‌کنم
          </Button>
          <RefusalNote says={fault} />
        </>
      )}
    </section>
  )
}

function NextAuthority({ name, address, source, letter }: NonNullable<ClaimText['authority']>) {
  return (
    <div className="claim-authority">
      <h3>گام بعدی</h3>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
        <small>{source}</small>
      </p>
      <a className="button" data-kind="line" href={letter} download>
        <Icon name="download-simple-bold" />
        <span>دریافت نامه به این مرجع</span>
      </a>
    </div>
  )
}
