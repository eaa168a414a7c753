import type { OwnAgency } from '#agencies/calls.ts'
import { fullDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { Note } from '#web/ui/states/note.tsx'

export function AgencyAccount({ agency }: { readonly agency: OwnAgency }) {
  const { account, mayBuy, orderLimit, dayLimit, dueDays, isBlocked, isOverdue } = agency
  return (
    <section className="card agency-part" aria-labelledby="credit-title">
      <h2 id="credit-title">اعتبار</h2>
      {isBlocked && (
        <Note tone="bad">خرید روی اعتبار این آژانس بسته است؛ برای باز شدن با پشتیبانی تماس بگیرید.</Note>
      )}
      {isOverdue && (
        <Note tone="warn">مهلت پرداخت گذشته است؛ تا بدهی تسویه نشود روی اعتبار خریدی نمی‌شود.</Note>
      )}
      <dl className="agency-figures">
        <Figure words="برای یک خرید شما" amount={mayBuy} />
        {account && <Figure words="اعتبار مانده" amount={account.left} />}
        {account && <Figure words="سقف اعتبار" amount={account.limit} />}
        {account && account.debt > 0 && <Figure words="بدهی" amount={account.debt} />}
        {account && account.paidAhead > 0 && <Figure words="پیش‌پرداخت" amount={account.paidAhead} />}
        {!account && <Figure words="سقف هر سفارش شما" amount={orderLimit} />}
        {!account && <Figure words="سقف هر روز شما" amount={dayLimit} />}
      </dl>
      <p className="agency-soft">
        {account?.dueOn
          ? `قدیمی‌ترین بدهی تا ${fullDate(Temporal.PlainDate.from(account.dueOn))} پرداخت شود.`
          : `هر خرید تا ${persianDigits(dueDays)} روز پس از آن پرداخت می‌شود.`}
      </p>
    </section>
  )
}

function Figure({ words, amount }: { readonly words: string; readonly amount: number }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{priceWords(amount)}</dd>
    </div>
  )
}
