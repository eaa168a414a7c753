import type { LoaderFunctionArgs } from 'react-router'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { momentWords } from '#desk/moment-words.ts'
import { dayClose } from '#desk/server/close/day-close.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { proofs, unexplained, gateways, rates, suppliers } = await dayClose(agencyOf(context, 'desk'))
  return {
    unexplained: inRial(unexplained),
    isExplained: unexplained === 0,
    proofs: proofs.map(({ day, owed, stated, difference }) => ({
      day: dayWords(day),
      owed: inRial(owed),
      stated: stated && { day: dayWords(stated.day), balance: inRial(stated.balance) },
      difference: difference === undefined ? undefined : inRial(difference),
    })),
    gateways: gateways.map(({ gateway, since, amount }) => ({
      gateway,
      since: momentWords(since),
      amount: inRial(amount),
    })),
    rates: rates.map(({ currency, rialAUnit, setOn, source, isTooOld }) => ({
      currency,
      source,
      isTooOld,
      price: inRial(rial(rialAUnit)),
      setOn: dayWords(setOn),
    })),
    suppliers: suppliers.map((one) => ({ ...one, amount: inRial(one.amount) })),
  }
}

export type RateOnPage = Awaited<ReturnType<typeof loader>>['rates'][number]

function dayWords(day: string): string {
  return weekdayDayMonth(Temporal.PlainDate.from(day))
}
