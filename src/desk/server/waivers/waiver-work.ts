import { fullDate } from '#calendar/formatted.ts'
import type { Audit } from '#desk/server/audit.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { waiverTyped } from '#desk/server/waivers/waiver-typed.ts'
import { WaiverOnWire } from '#desk/waiver-calls.ts'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import type { Disruptions } from '#operations/disruptions.ts'
import type { Queue } from '#server/jobs.ts'

/** Under the decision that it is declared by, once. */
export interface WaiverToDeclare {
  readonly waiver: WaiverOnWire
  readonly decision: string
}

interface Neighbours {
  readonly audit: Pick<Audit, 'record'>
  readonly disruptions: Pick<Disruptions, 'waiverEffectsOf'>
  readonly declaring: Queue<WaiverToDeclare>
}

/** Its job is sent in the approving transaction: an approved waiver is declared though the server stops right after. */
export function waiverWork({ audit, disruptions, declaring }: Neighbours): ProposalWork<WaiverOnWire> {
  return {
    kind: 'penalty-waiver',
    payload: WaiverOnWire,
    async describe(_trx, wire) {
      const { orders, people, comesBack, penalties, messages } = await disruptions.waiverEffectsOf(
        waiverTyped(wire),
      )
      return [
        `بلیت‌های ${whichWords(wire)}، ${daysWords(wire)}، بی‌جریمه برمی‌گردد${wire.charters ? '؛ چارتر هم' : '؛ بجز چارتر'}.`,
        ...(wire.soldBefore === null ? [] : [`تنها برای خریدهای پیش از ${dayWords(wire.soldBefore)}`]),
        wire.askUntil === null
          ? 'تا هر زمان می‌توان خواست.'
          : `تا پایان ${dayWords(wire.askUntil)} می‌توان خواست.`,
        `${persianDigits(orders)} سفارش با ${persianDigits(people)} مسافر؛ ${persianDigits(messages.count)} پیام می‌رود.`,
        `تا ${inToman(comesBack)} تومان برمی‌گردد، که اکنون ${inToman(penalties)} تومانش جریمه می‌شد.`,
      ]
    },
    async execute(trx, { id, number, payload, approvedBy }) {
      waiverTyped(payload)
      await declaring.send({ waiver: payload, decision: `desk-proposal:${id}` }, { within: trx })
      await audit.record(trx, approvedBy, {
        action: 'waiver.approved',
        subject: { kind: 'proposal', id: String(number) },
        details: { ...payload },
      })
      return undefined
    },
  }
}

function whichWords({ which }: WaiverOnWire): string {
  return which === 'all' ? 'همهٔ پروازها' : `\u2066${which}\u2069`
}

function daysWords({ from, until }: WaiverOnWire): string {
  return from === until ? dayWords(from) : `از ${dayWords(from)} تا پایان ${dayWords(until)}`
}

function dayWords(day: string): string {
  return fullDate(Temporal.PlainDate.from(day))
}
