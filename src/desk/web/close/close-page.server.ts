import type { LoaderFunctionArgs } from 'react-router'
import { dateSeenFrom } from '#calendar/formatted.ts'
import { dayInField } from '#desk/day-in-field.ts'
import { momentWords } from '#desk/moment-words.ts'
import { dayClose } from '#desk/server/close/day-close.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const { proofs, unexplained, gateways, gaps, rates, suppliers } = await dayClose(rooms)
  const nameOf = supplierNames(rooms)
  const now = rooms.clock.now()
  const today = dayOf(now)
  const dayWords = (day: string) => dateSeenFrom(today, Temporal.PlainDate.from(day))
  return {
    today: dayInField(today),
    uploads: rooms.payments.gateways
      .filter(({ settlements }) => settlements === undefined)
      .map(({ name, title }) => ({ value: name, label: title })),
    gaps: gaps.map((gap) => ({
      ...gap,
      day: dateSeenFrom(today, gap.day),
      age: ageWords(gap.ageDays),
      sent: gap.sent === undefined ? undefined : inRial(gap.sent),
      came: gap.came === undefined ? undefined : inRial(gap.came),
    })),
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
      since: momentWords(since, now),
      amount: inRial(amount),
    })),
    rates: rates.flatMap(({ currency, rialAUnit, setOn, source, isTooOld }) =>
      currency === 'IRR'
        ? []
        : [
            {
              currency,
              source,
              isTooOld,
              rialAUnit,
              price: inRial(rial(rialAUnit)),
              setOn: dayWords(setOn),
            },
          ],
    ),
    debts: suppliers.map(({ supplier, orders, amount, commission, since }) => ({
      supplier,
      name: nameOf(supplier),
      orders,
      rial: amount,
      amount: inRial(amount),
      commission: inRial(commission),
      since: dateSeenFrom(today, dayOf(since)),
      age: ageWords(dayOf(since).until(today).days),
      isPayable: amount > 0 && !supplier.includes('+'),
    })),
  }
}

function ageWords(days: number): string {
  return days === 0 ? 'امروز' : `${persianDigits(days)} روز`
}

export type DebtOnPage = Awaited<ReturnType<typeof loader>>['debts'][number]
export type GapOnPage = Awaited<ReturnType<typeof loader>>['gaps'][number]
export type RateOnPage = Awaited<ReturnType<typeof loader>>['rates'][number]
