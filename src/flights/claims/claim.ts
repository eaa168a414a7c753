import type { Rial } from '#money/rial.ts'

export const claimSubjects = ['flight', 'luggage-damaged', 'luggage-late'] as const
export type ClaimSubject = (typeof claimSubjects)[number]

export const claimSteps = ['sent', 'silent', 'refused', 'granted', 'paid', 'forwarded'] as const
export type ClaimStep = (typeof claimSteps)[number]
export const stepsAfterLetter = ['silent', 'refused', 'granted', 'paid', 'forwarded'] as const
export type StepAfterLetter = (typeof stepsAfterLetter)[number]

/** What may follow what: the lines of `flights.claim_life`. */
export const claimLife = {
  sent: ['silent', 'refused', 'granted', 'paid'],
  silent: ['refused', 'granted', 'paid', 'forwarded'],
  refused: ['granted', 'paid', 'forwarded'],
  granted: ['paid', 'forwarded'],
  paid: ['forwarded'],
  forwarded: ['refused', 'granted', 'paid'],
} as const satisfies Record<ClaimStep, readonly StepAfterLetter[]>

/** As its traveller noted it. */
export interface NotedStep {
  readonly step: ClaimStep
  readonly onDay: Temporal.PlainDate
  /** the number that was given; null without */
  readonly reference: string | null
  /** of `paid`: the one or the other */
  readonly paidRial: Rial | null
  /** whole euros */
  readonly paidEuro: number | null
}

export interface Claim {
  readonly id: string
  readonly orderId: string
  readonly leg: number
  readonly subject: ClaimSubject
  readonly rule: string
  readonly airline: string
  readonly happened: string
  readonly claimed: readonly { readonly what: string; readonly source: string }[]
  readonly answerBy: Temporal.PlainDate
  readonly suitBy: Temporal.PlainDate | null
  readonly endedAt: Temporal.Instant | null
  /** the first is the letter */
  readonly steps: readonly [NotedStep, ...NotedStep[]]
}

export function lastStep({ steps }: Pick<Claim, 'steps'>): NotedStep {
  return steps.at(-1) ?? steps[0]
}
