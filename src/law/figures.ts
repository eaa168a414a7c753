import { ADULT_YEARS } from '#accounts/account-form.ts'
import { legalHolds } from '#accounts/legal-holds.ts'
import { clocks } from '#calendar/clocks.ts'
import { retention } from '#calendar/retention.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { persianDigits } from '#money/digits.ts'
import { AGE_BANDS } from '#passengers/age.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { longDelayMinutes } from '#penalties/waiver.ts'

const minute = 60
const hour = 3600

export const figures = {
  adultYears: persianDigits(ADULT_YEARS),
  holdMinutes: persianDigits(clocks.hold / minute),
  issueMinutes: persianDigits(clocks.issueAnnounced / minute),
  failedPaymentHours: persianDigits(clocks.failedPaymentReturned / hour),
  refundAnswerHours: persianDigits(clocks.refundAnswered / hour),
  refundAtBankHours: persianDigits(clocks.refundAtBank / hour),
  longDelayHours: persianDigits(longDelayMinutes / 60),
  passportDays: persianDigits(DOCUMENT_KINDS.passport.keptDays),
  photoDays: persianDigits(DOCUMENT_KINDS.photo.keptDays),
  contactRequestDays: persianDigits(retention.contactRequest),
  supportFileDays: persianDigits(retention.supportFile),
  unansweredWordsDays: persianDigits(retention.unansweredWords),
  browserFailureDays: persianDigits(retention.browserFailure),
  yearsOfBooks: persianDigits(Math.max(...legalHolds.map(yearsOf))),
  childFromYears: persianDigits(AGE_BANDS.childFromYears),
  adultFareFromYears: persianDigits(AGE_BANDS.adultFromYears),
  infantFromDays: persianDigits(AGE_BANDS.infantFromDays),
  systemPenalty: rangeOf(({ filedBy, cutOff }) => filedBy !== 'charter' && cutOff === 'noon-before'),
  charterPenalty: rangeOf(({ filedBy, cutOff }) => filedBy === 'charter' && cutOff === 'noon-before'),
  abroadPenalty: rangeOf(({ cutOff }) => cutOff === 'departure'),
} as const

function yearsOf({ keptFor }: (typeof legalHolds)[number]): number {
  return 'years' in keptFor ? keptFor.years : 0
}

/** «۲۰ تا ۱۰۰ درصد» */
function rangeOf(belongs: (ladder: (typeof penaltyLadders)[number]) => boolean): string {
  const percents = penaltyLadders.filter(belongs).flatMap(({ steps }) => steps.map(({ percent }) => percent))
  return `${persianDigits(Math.min(...percents))} تا ${persianDigits(Math.max(...percents))} درصد`
}
