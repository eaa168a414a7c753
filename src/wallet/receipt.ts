import { iranZone } from '#calendar/zones.ts'
import type { Rial } from '#money/rial.ts'
import { rial } from '#money/rial.ts'
import type { Flow } from '#wallet/calls.ts'
import type { EntryKind } from '#wallet/ledger.ts'

const titles: Readonly<Partial<Record<EntryKind, string>>> = {
  'topped-up': 'رسید افزایش موجودی',
  'wallet-held': 'رسید پرداخت از کیف پول',
  'refunded-to-wallet': 'رسید استرداد',
  'withdrawal-requested': 'رسید برداشت',
}

export function receiptOf(flow: Flow) {
  const amount: Rial = rial(flow.amount)
  const at = Temporal.Instant.from(flow.time).toZonedDateTimeISO(iranZone).toPlainDateTime()
  const known = [
    ['شمارهٔ سفارش', flow.orderNumber],
    ['درگاه', flow.gateway],
    ['شمارهٔ مرجع بانک', flow.reference],
    ['کد پیگیری استرداد', flow.refundNumber],
    ['کد پیگیری برداشت', flow.withdrawalNumber],
    ['نرخ‌ها', flow.note],
  ] as const
  return {
    title: titles[flow.type as EntryKind] ?? `رسید ${flow.description}`,
    number: `W-${flow.id}`,
    details: known.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    lines: [{ label: flow.description, amount, at }] as const,
    total: { label: amount < 0 ? 'برداشت از کیف پول' : 'واریز به کیف پول', amount },
  }
}
