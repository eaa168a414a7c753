import { dateWithYear } from '#calendar/formatted.ts'
import { type Claim, type ClaimSubject, lastStep } from '#flights/claims/claim.ts'
import { amountText, nextAuthority, stepTexts } from '#flights/claims/claim-texts.ts'
import { openClaim } from '#flights/claims/server/stored-claims.ts'
import { type ClaimPaper, letterHead } from '#flights/rights/server/claim-letter.ts'
import { claimPeople } from '#flights/rights/server/claim-people.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { flightOrder } from '#flights/tickets/server/order-views.ts'
import { type ClaimFacts, claimDocument } from '#papers/claim-document.ts'

interface LetterWanted {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
  readonly subject: ClaimSubject
}

/** What was claimed and what the airline said to it. Refuses ORDER_NOT_FOUND, NO_CLAIM, NO_AUTHORITY_YET, PDF_UNAVAILABLE. */
export async function authorityLetter(room: Room, wanted: LetterWanted): Promise<ClaimPaper> {
  const ordered = await flightOrder(room, wanted.orderId, wanted.userId)
  const claim = await openClaim(room.database, wanted)
  const journey = (await room.orders.journeysOf(wanted.orderId))[wanted.leg]
  if (claim === undefined || journey === undefined) throw refuse('NO_CLAIM')
  const authority = nextAuthority(claim)
  if (authority === undefined) throw refuse('NO_AUTHORITY_YET')
  const document = claimDocument({
    ...letterHead(room, ordered, journey),
    happened: claim.happened,
    heardAt: undefined,
    people: await claimPeople(room.database, ordered, wanted.leg),
    claims: claim.claimed,
    complaint: { authority: authority.name, ...earlierOf(claim) },
  })
  return { body: await room.papers.claimPdf(document), fileName: document.fileName }
}

function earlierOf(
  claim: Claim,
): Pick<NonNullable<ClaimFacts['complaint']>, 'sentOn' | 'reference' | 'answer'> {
  const [letter] = claim.steps
  const answer =
    claim.steps.findLast(({ step }) => step !== 'forwarded' && step !== 'sent') ?? lastStep(claim)
  return {
    sentOn: letter.onDay,
    reference: letter.reference ?? '',
    answer: `${stepTexts[answer.step]}${amountText(answer)}، ${dateWithYear(answer.onDay)}`,
  }
}
