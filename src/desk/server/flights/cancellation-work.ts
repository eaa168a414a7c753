import * as z from 'zod/mini'
import { fullDate } from '#calendar/formatted.ts'
import type { Audit } from '#desk/server/audit.ts'
import { flightSubject, flightTyped } from '#desk/server/flights/flight-typed.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import type { Disruptions } from '#operations/disruptions.ts'
import type { Queue } from '#server/jobs.ts'

const FlightCancellation = z.object({ flightNumber: z.string(), date: z.string() })
type FlightCancellation = z.output<typeof FlightCancellation>

interface Neighbours {
  readonly audit: Pick<Audit, 'record'>
  readonly disruptions: Pick<Disruptions, 'effectsOf' | 'mustBeKnown'>
  /** whoever takes it cancels the flight */
  readonly cancelling: Queue<FlightCancellation>
}

/** Its job is sent in the approving transaction: an approved flight is cancelled though the server stops right after. */
export function cancellationWork({
  audit,
  disruptions,
  cancelling,
}: Neighbours): ProposalWork<FlightCancellation> {
  return {
    kind: 'flight-cancellation',
    payload: FlightCancellation,
    async describe(_trx, payload) {
      const flight = flightTyped(payload)
      const { orders, people, holds, comesBack } = await disruptions.effectsOf(flight, { kind: 'cancelled' })
      return [
        `پرواز \u2066${payload.flightNumber}\u2069 ${fullDate(flight.date)} لغو و فروشش بسته می‌شود.`,
        `${persianDigits(orders)} سفارش با ${persianDigits(people)} مسافر پیام لغو می‌گیرد.`,
        `تا ${inToman(comesBack)} تومان بی‌جریمه برگشتنی می‌شود.`,
        `${persianDigits(holds)} سفارش پرداخت‌نشده پایان می‌یابد.`,
      ]
    },
    async prepare(payload) {
      await disruptions.mustBeKnown(flightTyped(payload))
      return undefined
    },
    async execute(trx, { number, payload, approvedBy }) {
      const flight = flightTyped(payload)
      await cancelling.send(payload, { within: trx })
      const details = { proposal: number }
      const subject = flightSubject(flight)
      await audit.record(trx, approvedBy, { action: 'flight.cancelled', subject, details })
      return undefined
    },
  }
}
