import { sql } from 'kysely'
import * as z from 'zod/mini'
import { affected } from '#database/affected.ts'
import type { Audit } from '#desk/server/audit.ts'
import { massRefundWith } from '#desk/server/mass-refunds/record.ts'
import type { MassRefundQueue } from '#desk/server/mass-refunds/rooms.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { House } from '#server/house.ts'

const MassRefundStart = z.object({ massRefundId: z.uuid() })
type MassRefundStart = z.output<typeof MassRefundStart>

interface Neighbours extends Pick<House, 'clock'> {
  readonly audit: Pick<Audit, 'record'>
  readonly working: MassRefundQueue
}

/** Its job is sent in the approving transaction: what is approved is done though the server stops right after. */
export function massRefundWork({ clock, audit, working }: Neighbours): ProposalWork<MassRefundStart> {
  return {
    kind: 'mass-refund',
    payload: MassRefundStart,
    async describe(trx, { massRefundId }) {
      const found = await massRefundWith(trx, { id: massRefundId })
      if (found === undefined) throw refuse('MASS_REFUND_UNKNOWN')
      return [
        found.title,
        `${persianDigits(found.left)} سفارش یکی‌یکی به کیف پول مسافرانشان برمی‌گردد و به هر مسافر گفته می‌شود.`,
        `به شرط‌های اکنون روی هم ${inToman(rial(found.expected))} تومان؛ مبلغ هر سفارش هنگام نوبتش حساب می‌شود.`,
        `استرداد گروهی ${persianDigits(found.number)}؛ هر لحظه می‌توان آن را نگه داشت و ادامه داد.`,
      ]
    },
    async execute(trx, { number, payload: { massRefundId }, approvedBy }) {
      const started = await affected(
        trx,
        sql`update desk.mass_refund set started_at = ${clock.now()}
          where id = ${massRefundId} and started_at is null`,
      )
      if (started === 0) throw refuse('MASS_REFUND_UNKNOWN')
      await working.send({ massRefundId }, { within: trx })
      await audit.record(trx, approvedBy, {
        action: 'mass-refund.started',
        subject: { kind: 'mass-refund', id: massRefundId },
        details: { proposal: number },
      })
      return undefined
    },
  }
}
