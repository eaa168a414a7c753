import { clocks } from '#calendar/clocks.ts'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { priceText } from '#money/display-unit.ts'
import type { PaymentView } from '#payments/calls.ts'

export function attemptTexts(attempt: PaymentView) {
  const { id, status, gatewayId, gatewayName, reference, amount, taken, at } = attempt
  const back = attempt.backBy ?? lastMoment(at)
  return {
    id,
    status,
    gatewayId,
    gatewayName,
    reference,
    atBank: attempt.atBank,
    bankSays: attempt.bankSays,
    amount: priceText(amount),
    taken: taken && { amount: priceText(taken.amount), became: taken.became },
    /** «دوشنبه ۳ آذر، ساعت ۱۴:۳۰»: deadline of an automatic refund */
    backBy: backBy(back),
    backAt: back,
  }
}

function lastMoment(begunAt: string): string {
  return Temporal.Instant.from(begunAt).add({ seconds: clocks.failedPaymentReturned }).toString()
}

function backBy(at: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(iranZone)
  return `${weekdayDayMonth(local.toPlainDate())}، ساعت ${clockTime(local)}`
}
