import * as z from 'zod/mini'
import { fullDate } from '#calendar/formatted.ts'
import { changeOfRate, currencyWords } from '#desk/close/rate-words.ts'
import type { Audit } from '#desk/server/audit.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { grouped } from '#money/formatted.ts'
import type { RateBook } from '#payments/server/rates/rate-book.ts'

const RateJump = z.object({
  currency: z.enum(['USD', 'AED', 'IQD']),
  rialAUnit: z.int(),
  setOn: z.string(),
  source: z.string(),
})
export type RateJump = z.output<typeof RateJump>

interface Neighbours {
  readonly rates: Pick<RateBook, 'current' | 'set'>
  readonly audit: Pick<Audit, 'record'>
}

/** A rate far from the last one holds when another has approved it. */
export function rateWork({ rates, audit }: Neighbours): ProposalWork<RateJump> {
  return {
    kind: 'rate-jump',
    payload: RateJump,
    async describe(_trx, { currency, rialAUnit, setOn, source }) {
      const before = (await rates.current())[currency]
      return [
        `نرخ یک ${currencyWords[currency]} ${grouped(rialAUnit)} ریال می‌شود؛ ${changeOfRate(before.rialAUnit, rialAUnit)}.`,
        `از روز ${fullDate(Temporal.PlainDate.from(setOn))}، مرجع: ${source}.`,
      ]
    },
    async execute(trx, { number, payload, approvedBy }) {
      await rates.set(payload, true, trx)
      await audit.record(trx, approvedBy, rateEntry(payload, number))
      return undefined
    },
  }
}

export function rateEntry({ currency, rialAUnit, setOn, source }: RateJump, proposal?: number) {
  return {
    action: 'rate.entered',
    subject: { kind: 'currency', id: currency },
    details: { rialAUnit, setOn, source, ...(proposal === undefined ? {} : { proposal }) },
  } as const
}
