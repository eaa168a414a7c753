import { type Claim, lastStep } from '#flights/claims/claim.ts'
import { stepTexts } from '#flights/claims/claim-texts.ts'

/** A traveller's claim on an airline: seen by whoever is asked about it, promised by nobody here. */
export interface DeskClaim {
  readonly id: string
  readonly orderNumber: string | undefined
  readonly airline: string
  readonly happened: string
  /** what came last */
  readonly step: string
  /** what is next, and on which day; the letter's answer, or a suit's last day */
  readonly dueOn: Temporal.PlainDate | undefined
}

export function deskClaim(claim: Claim): Omit<DeskClaim, 'orderNumber'> {
  const { id, airline, happened, answerBy, suitBy, endedAt } = claim
  const { step } = lastStep(claim)
  const due = endedAt !== null ? undefined : step === 'sent' ? answerBy : suitBy
  return {
    id,
    airline,
    happened,
    step: endedAt === null ? stepTexts[step] : `${stepTexts[step]}؛ مسافر پیگیری را بست`,
    dueOn: due ?? undefined,
  }
}
