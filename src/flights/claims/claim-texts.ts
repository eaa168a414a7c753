import { dateWithYear } from '#calendar/formatted.ts'
import {
  type Claim,
  type ClaimStep,
  type ClaimSubject,
  lastStep,
  type NotedStep,
} from '#flights/claims/claim.ts'
import { type ClaimRule, claimRuleNamed } from '#flights/claims/claim-rules.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'

export const subjectTexts: Readonly<Record<ClaimSubject, string>> = {
  flight: 'پرواز',
  'luggage-damaged': 'آسیب بار',
  'luggage-late': 'دیررسیدن بار',
}

export const stepTexts: Readonly<Record<ClaimStep, string>> = {
  sent: 'نامه به ایرلاین فرستاده شد',
  silent: 'ایرلاین پاسخ نداد',
  refused: 'ایرلاین نپذیرفت',
  granted: 'ایرلاین بلیت، تخفیف یا خدمت داد',
  paid: 'ایرلاین پول داد',
  forwarded: 'شکایت به مرجع بعدی فرستاده شد',
}

export interface ClaimLine {
  readonly says: string
  readonly at: string
  readonly state: 'done' | 'now' | 'ahead'
}

/** What was noted, and what is ahead with its day. */
export function claimLines(claim: Claim): readonly ClaimLine[] {
  const done = claim.steps.map((step) => ({
    says: stepTexts[step.step] + amountText(step),
    at: dayText(step.onDay) + referenceText(step.reference),
    state: 'done' as const,
  }))
  if (claim.endedAt !== null) return done
  return [...done, ...aheadOf(claim)]
}

function aheadOf(claim: Claim): readonly ClaimLine[] {
  const { answer, suit } = claimRuleNamed(claim.rule)
  const last = lastStep(claim).step
  const lines: ClaimLine[] = []
  if (last === 'sent') {
    const says = answer.isTheirs ? 'پاسخ ایرلاین تا' : 'یادآوری ما، اگر پاسخ نرسید'
    lines.push({ says, at: `${dayText(claim.answerBy)}؛ ${answer.source}`, state: 'now' })
  }
  if (suit !== undefined && claim.suitBy !== null && last !== 'paid')
    lines.push({ says: 'آخرین روز دادخواست', at: `${dayText(claim.suitBy)}؛ ${suit.source}`, state: 'ahead' })
  return lines
}

/** Where one may go who was refused, not answered, or given too little; undefined before, and where nobody is. */
export function nextAuthority(claim: Claim): ClaimRule['authority'] {
  const last = lastStep(claim).step
  return claim.endedAt !== null || last === 'sent' ? undefined : claimRuleNamed(claim.rule).authority
}

export function amountText({ paidRial, paidEuro }: Pick<NotedStep, 'paidRial' | 'paidEuro'>): string {
  if (paidRial !== null) return `: ${priceWords(paidRial)}`
  return paidEuro === null ? '' : `: ${persianDigits(paidEuro)} یورو`
}

function referenceText(reference: string | null): string {
  return reference === null ? '' : `، شمارهٔ \u2068${reference}\u2069`
}

const dayText = (day: Temporal.PlainDate): string => dateWithYear(day)
