import { BaggageLine, LegLines, PriceLines } from '#flights/booking/web/confirm/confirm-lines.tsx'
import type { PassengersFormProps } from '#flights/booking/web/passengers/passengers-form.tsx'
import { PassengersTrip } from '#flights/booking/web/passengers/passengers-trip.tsx'
import type { Bags } from '#flights/booking/web/passengers/use-bags.ts'
import { protectionName } from '#flights/protection/protection-named.ts'
import type { Seats } from '#flights/seats/web/use-seats.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { SummaryLine, TotalLine } from '#orders/web/confirm/summary-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = Pick<
  PassengersFormProps,
  'trip' | 'legs' | 'travel' | 'bags' | 'prices' | 'total' | 'edited' | 'protection'
> & {
  readonly added: number
  readonly bought: Pick<Bags, 'chosen' | 'total'>
  readonly seats: Pick<Seats, 'chosen' | 'total'>
  readonly isBusy: boolean
}

export function PassengersSummary(props: Props) {
  const { trip, legs, travel, bags, prices, total, edited, added, bought, seats, isBusy } = props
  const beside = added + bought.total + seats.total + (props.protection?.price ?? 0)
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ سفر">
      <section className="card summary-card">
        <h2>خلاصهٔ سفر</h2>
        <PassengersTrip trip={trip} legs={legs} />
        <TicketEdge />
        {edited === undefined ? (
          <>
            <PriceLines prices={prices} />
            <BaggageLine baggage={trip.groups[0]?.group.baggage} />
          </>
        ) : (
          <LegLines legs={edited.legs} travellers={edited.travellers} />
        )}
        {edited === undefined && <Birthdays added={added} total={total} />}
        <ExtraBagsLine bought={bought} />
        <SeatsLine seats={seats} />
        {props.protection && (
          <SummaryLine words={protectionName}>
            <bdi dir="ltr">{priceText(props.protection.price)}</bdi>
          </SummaryLine>
        )}
        <TotalLine words="جمع کل" total={edited === undefined ? total + beside : total} />
        <Button
          type="submit"
          form="passengers"
          size="large"
          block
          busy={isBusy && (edited === undefined ? 'در حال گرفتن صندلی…' : 'در حال ذخیره…')}
          // what a field says when it is left would move the button away from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          {edited === undefined ? 'ادامه و تأیید' : 'ذخیره و بازگشت به پرداخت'}
        </Button>
        <BagsFoot bags={bags} bought={bought} />
        <p className="summary-foot">
          {edited === undefined
            ? 'در قدم بعد، پیش از پرداخت همه چیز را یک‌بار مرور می‌کنید.'
            : 'همین سفارش است؛ صندلی، شماره و مهلت آن عوض نمی‌شود.'}
        </p>
      </section>
      <Note>
        {travel.document === 'passport'
          ? 'نام لاتین باید دقیقاً مثل گذرنامه باشد؛ پس از صدور، غلط نام تنها با پذیرش ایرلاین درست می‌شود.'
          : 'نام‌ها باید دقیقاً مثل مدرک شناسایی باشد؛ پس از صدور، بلیت به نام کس دیگری نمی‌شود.'}{' '}
        <HelpLink slug={travel.document === 'passport' ? 'wrong-name-abroad' : 'wrong-name-system'}>
          اگر نام اشتباه شد چه کنم؟
        </HelpLink>
      </Note>
    </aside>
  )
}

function ExtraBagsLine({ bought: { chosen, total } }: Pick<Props, 'bought'>) {
  if (chosen.length === 0) return null
  return (
    <SummaryLine words={chosen.length > 1 ? `${persianDigits(chosen.length)} بار اضافه` : 'بار اضافه'}>
      <bdi dir="ltr">{priceText(total)}</bdi>
    </SummaryLine>
  )
}

function SeatsLine({ seats: { chosen, total } }: Pick<Props, 'seats'>) {
  if (chosen.length === 0) return null
  return (
    <SummaryLine
      words={chosen.length > 1 ? `${persianDigits(chosen.length)} صندلی انتخابی` : 'صندلی انتخابی'}
    >
      {total === 0 ? 'رایگان' : <bdi dir="ltr">{priceText(total)}</bdi>}
    </SummaryLine>
  )
}

function BagsFoot({ bags, bought }: Pick<Props, 'bags' | 'bought'>) {
  const none = bags.find((leg) => leg.bags.length === 0)
  const says = none?.says ?? (bought.chosen.length > 0 ? bags[0]?.says : undefined)
  return says === undefined ? null : <p className="summary-foot">{says}</p>
}

function Birthdays({ added, total }: { readonly added: number; readonly total: number }) {
  if (added === 0) return null
  return (
    <>
      <SummaryLine words="جمع اولیه">
        <s>
          <bdi dir="ltr">{priceText(total)}</bdi>
        </s>
      </SummaryLine>
      <SummaryLine words="تغییر ردهٔ سنی در سفر">
        <bdi dir="ltr" className={added > 0 ? 'summary-more' : 'summary-included'}>
          {added > 0 ? '+' : '−'}
          {priceText(Math.abs(added))}
        </bdi>
      </SummaryLine>
    </>
  )
}
