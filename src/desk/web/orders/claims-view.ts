import { dateWithYear } from '#calendar/formatted.ts'
import { deskClaim } from '#desk/desk-claim.ts'
import type { Claim } from '#flights/claims/claim.ts'

export interface OrderClaimView {
  readonly id: string
  readonly says: string
  /** «روز بعدی: ۲۰ آذر ۱۴۰۵»; empty without one */
  readonly due: string
}

export function orderClaims(claims: readonly Claim[]): readonly OrderClaimView[] {
  return claims.map((claim) => {
    const { id, airline, happened, step, dueOn } = deskClaim(claim)
    return {
      id,
      says: `${airline}، ${happened}: ${step}`,
      due: dueOn === undefined ? '' : `روز بعدی: ${dateWithYear(dueOn)}`,
    }
  })
}
