import type { ClaimSubject } from '#flights/claims/claim.ts'
import type { ClaimRule } from '#flights/claims/claim-rules.ts'

export interface ClaimDeadlines {
  /** the last day in which an answer is waited for */
  readonly answerBy: Temporal.PlainDate
  /** the last day of a suit; undefined where another law says it */
  readonly suitBy: Temporal.PlainDate | undefined
}

interface ClaimDays {
  readonly sentOn: Temporal.PlainDate
  /** at the destination, local */
  readonly arrivedOn: Temporal.PlainDate
}

export function claimDeadlines(rule: ClaimRule, { sentOn, arrivedOn }: ClaimDays): ClaimDeadlines {
  return {
    answerBy: sentOn.add(rule.answer.within),
    suitBy: rule.suit && arrivedOn.add({ years: rule.suit.years }),
  }
}

/** The last day to complain of luggage in writing, counted as if it came on the day of the flight: nobody loses by that. Undefined where no such day is set. */
export function complaintBy(
  rule: ClaimRule,
  { subject, arrivedOn }: { readonly subject: ClaimSubject; readonly arrivedOn: Temporal.PlainDate },
): Temporal.PlainDate | undefined {
  return subject === 'flight' || rule.complaint === undefined
    ? undefined
    : arrivedOn.add({ days: rule.complaint.days[subject] })
}
