import type { LoaderFunctionArgs } from 'react-router'
import { clockTime, fullDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import type { Proof } from '#wallet/calls.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { wallet } = agencyOf(context, 'wallet')
  return {
    isSignedIn: context.get(visitorContext).kind === 'user',
    proofs: (await wallet.proofs()).map(proofText),
  }
}

function proofText(proof: Proof) {
  return {
    published: proof,
    date: fullDate(Temporal.PlainDate.from(proof.day)),
    total: priceText(proof.total),
    people: persianDigits(proof.leaves),
    backing: proof.backing === null ? [] : backingText(proof.backing),
    stated: proof.stated === null ? null : statedText(proof.stated),
  }
}

/** The bank's own statement, not from our books. */
function statedText({ day, balance, enteredAt }: NonNullable<Proof['stated']>) {
  const entered = Temporal.Instant.from(enteredAt).toZonedDateTimeISO(iranZone)
  return {
    amount: priceText(balance),
    day: fullDate(Temporal.PlainDate.from(day)),
    entered: `${weekdayDayMonth(entered.toPlainDate())} ساعت ${clockTime(entered)}`,
  }
}

function backingText({ bank, gateways, suppliers, others }: NonNullable<Proof['backing']>) {
  const lines = [
    ['در حساب بانکی ما', bank],
    ['نزد درگاه‌های پرداخت، در راه حساب ما', gateways],
    ['طلب ما از فروشندگان بابت بلیت‌های پس‌داده', suppliers],
    [
      others > 0 ? 'سهم فروشندگان و خود ما، که پول مسافران نیست' : 'آنچه از جیب خود به مسافران داده‌ایم',
      -others,
    ],
  ] as const
  return lines.flatMap(([says, amount]) =>
    amount === 0 ? [] : [{ says, amount: `${amount < 0 ? '−' : ''}${priceText(Math.abs(amount))}` }],
  )
}
