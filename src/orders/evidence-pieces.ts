import type { RefundTerms } from '#orders/refund-terms.ts'

/** A piece that another room knows of. */
export interface OutsidePiece {
  readonly at: Temporal.Instant
  readonly kind: 'message' | 'money' | 'rules' | 'share'
  readonly ref: string
  readonly body: Readonly<Record<string, unknown>>
  /** the words themselves, of which the body has the digest alone */
  readonly text?: string
}

/** What is kept of it by when: as a seller's rule stood when the papers came out. */
export function rulesPiece({ isCharter, legs }: RefundTerms, at: Temporal.Instant): OutsidePiece {
  return {
    at,
    kind: 'rules',
    ref: 'issued',
    body: {
      isCharter,
      legs: legs.map(({ leg, departure, ladders, rule, isUntold }) => ({
        leg,
        departure: departure.toString(),
        rule: rule ?? null,
        isUntold: isUntold === true,
        ladders: ladders.map(({ id, classes, cutOff, steps, source }) => ({
          id,
          classes,
          cutOff,
          steps,
          source,
        })),
      })),
    },
  }
}
