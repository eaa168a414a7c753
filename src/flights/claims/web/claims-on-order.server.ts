import { dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import {
  type Claim,
  type ClaimSubject,
  claimSubjects,
  lastStep,
  type StepAfterLetter,
} from '#flights/claims/claim.ts'
import { complaintBy } from '#flights/claims/claim-deadlines.ts'
import { claimRuleFor } from '#flights/claims/claim-rules.ts'
import {
  type ClaimLine,
  claimLines,
  nextAuthority,
  stepTexts,
  subjectTexts,
} from '#flights/claims/claim-texts.ts'
import { owedFor } from '#flights/rights/server/claim-matter.ts'
import type { LegRights } from '#flights/rights/server/order-rights.ts'
import type { PageRooms } from '#web/page-context.server.ts'

/** From which day on, and the last; a traveller chooses between them. */
export interface ClaimDaySpan {
  readonly from: string
  readonly to: string
}

export interface ClaimText {
  readonly key: string
  readonly leg: number
  readonly subject: ClaimSubject
  readonly title: string
  readonly isOpen: boolean
  readonly lines: readonly ClaimLine[]
  readonly authority:
    | { readonly name: string; readonly address: string; readonly source: string; readonly letter: string }
    | undefined
  /** what may be noted now */
  readonly next: readonly { readonly value: StepAfterLetter; readonly label: string }[]
  readonly days: ClaimDaySpan
}

export interface ClaimToStart {
  readonly leg: number
  readonly subject: ClaimSubject
  readonly title: string
  /** of luggage, whose letter stands here; that of a flight stands with its rights */
  readonly letter: string | undefined
  /** until when luggage is complained of in writing */
  readonly written: string | undefined
  readonly days: ClaimDaySpan
}

interface OfOrder {
  readonly orderId: string
  readonly rights: readonly LegRights[]
  readonly directionOf: (leg: number) => string
}

const letters = '/api/flight-reservation/Rights'

export async function claimsOnOrder(
  { flights, orders, clock }: Pick<PageRooms['flights'], 'flights' | 'orders' | 'clock'>,
  { orderId, rights, directionOf }: OfOrder,
): Promise<{ readonly followed: readonly ClaimText[]; readonly toStart: readonly ClaimToStart[] }> {
  const claims = await flights.claims.ofOrder(orderId)
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const journeys = await orders.journeysOf(orderId)
  const issuedOn = await flights.claims.firstDay(orderId)
  const open = claims.filter(({ endedAt }) => endedAt === null)
  const of = (leg: number) => (directionOf(leg) === '' ? '' : `، ${directionOf(leg)}`)
  return {
    followed: claims.map((claim) => ({
      ...claimText(claim, flights.claims.stepsNow(claim, today)),
      title: `${titleOf(claim)}${of(claim.leg)}`,
      days: { from: lastStep(claim).onDay.toString(), to: today.toString() },
    })),
    toStart: rights.flatMap((one) =>
      claimSubjects.flatMap((subject) => {
        const { leg, flight } = one
        const journey = journeys[leg]
        const isOpen = open.some((claim) => claim.leg === leg && claim.subject === subject)
        if (journey === undefined || isOpen || owedFor(one, subject).length === 0) return []
        const rule = claimRuleFor(flight, { subject, day: journey.departsLocal.toPlainDate() })
        const written = complaintBy(rule, { subject, arrivedOn: journey.arrivesLocal.toPlainDate() })
        return [
          {
            leg,
            subject,
            title: `${subjectTexts[subject]}${of(leg)}`,
            letter: subject === 'flight' ? undefined : letterPath('ClaimLetter', { orderId, leg, subject }),
            written: written && dateWithYear(written),
            days: {
              from: issuedOn.toString(),
              to: today.toString(),
            },
          },
        ]
      }),
    ),
  }
}

function claimText(claim: Claim, steps: readonly StepAfterLetter[]): Omit<ClaimText, 'title' | 'days'> {
  const authority = nextAuthority(claim)
  return {
    key: claim.id,
    leg: claim.leg,
    subject: claim.subject,
    isOpen: claim.endedAt === null,
    lines: claimLines(claim),
    authority: authority && { ...authority, letter: letterPath('AuthorityLetter', claim) },
    next: claim.endedAt === null ? steps.map((value) => ({ value, label: stepTexts[value] })) : [],
  }
}

function titleOf({ airline, subject, endedAt }: Claim): string {
  const of = subject === 'flight' ? '' : `، ${subjectTexts[subject]}`
  return `${endedAt === null ? 'پیگیری' : 'پایان پیگیری'} مطالبه از ${airline}${of}`
}

function letterPath(
  letter: 'ClaimLetter' | 'AuthorityLetter',
  { orderId, leg, subject }: Pick<Claim, 'orderId' | 'leg' | 'subject'>,
): string {
  return `${letters}/${letter}/${orderId}?leg=${leg}&subject=${subject}`
}
