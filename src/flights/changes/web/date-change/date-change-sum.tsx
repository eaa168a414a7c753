import '#orders/web/confirm/summary-card.css'
import type { InsteadTexts } from '#flights/changes/web/date-change/date-change-texts.ts'
import { SummaryLine } from '#orders/web/confirm/summary-lines.tsx'
import { refundPath } from '#orders/web/paths.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly orderId: string
  readonly flight: InsteadTexts
  readonly day: string
  readonly isBusy: boolean
  readonly onChange: () => void
}

/** What the change costs and of what, before anything is held. */
export default function DateChangeSum({ orderId, flight, day, isBusy, onChange }: Props) {
  const { priceDifference, penalty, bags, protection, toPay, back, departure, isBySeller } = flight
  return (
    <>
      <section className="card summary-card" aria-labelledby="date-change-sum">
        <h2 id="date-change-sum">
          {day}، {departure.time}
        </h2>
        <SummaryLine words={penalty === undefined ? 'تفاوت قیمت دو بلیت، با جریمه' : 'تفاوت قیمت دو بلیت'}>
          <bdi dir="ltr">{priceDifference}</bdi>
        </SummaryLine>
        {penalty !== undefined && (
          <SummaryLine words="جریمهٔ تغییر بلیت فعلی">
            <bdi dir="ltr">{penalty}</bdi>
          </SummaryLine>
        )}
        {bags && <p className="order-soft">{bags}</p>}
        {protection && <p className="order-soft">{protection}</p>}
        <TicketEdge />
        {toPay !== undefined && <Total words="می‌پردازید" amount={toPay} />}
        {back !== undefined && <Total words="پس از صدور به کیف پول برمی‌گردد" amount={back} />}
        {toPay === undefined && back === undefined && <Total words="می‌پردازید" amount="0" />}
        <div className="date-change-go">
          <p aria-hidden="true">
            <small>
              {day}، {departure.time}
            </small>
            <Price amount={toPay ?? '0'} />
          </p>
          <Button
            kind="commit"
            size="large"
            block
            icon="shield-check-fill"
            busy={isBusy && 'در حال نگه داشتن…'}
            onClick={onChange}
          >
            {toPay === undefined ? 'ادامه و تأیید تغییر' : 'ادامه و پرداخت'}
          </Button>
        </div>
      </section>
      {flight.anew !== undefined && <BoughtAnew {...flight.anew} orderId={orderId} />}
      <p className="another-flight-worth">
        <Icon name="shield-check-fill" />
        <span>{isBySeller ? bySeller : byUs}</span>
      </p>
    </>
  )
}

const byUs =
  'با ادامه، صندلی‌ها و این مبلغ ۵ دقیقه برای شما می‌ماند. بلیت فعلی تا صدور بلیت تازه سر جایش است؛ اگر صادر نشود، چیزی عوض نمی‌شود و پول برمی‌گردد.'
/** an airline keeps no seats for a change that is not confirmed */
const bySeller =
  'با ادامه، این مبلغ ۵ دقیقه برای شما می‌ماند. بلیت فعلی تا تأیید ایرلاین سر جایش است؛ اگر تأیید نشود، چیزی عوض نمی‌شود و پول برمی‌گردد.'

function Total({ words, amount }: { readonly words: string; readonly amount: string }) {
  return (
    <div className="summary-total">
      <span>{words}</span>
      <Price amount={amount} />
    </div>
  )
}

type Anew = NonNullable<InsteadTexts['anew']> & Pick<Props, 'orderId'>

function BoughtAnew({ says, search, orderId }: Anew) {
  return (
    <Note
      tone="warn"
      action={
        <span className="date-change-anew">
          <LinkButton kind="tonal" size="small" to={search}>
            جستجوی همین پرواز
          </LinkButton>
          <LinkButton kind="line" size="small" to={refundPath(orderId)}>
            استرداد این بلیت
          </LinkButton>
        </span>
      }
    >
      {says}
    </Note>
  )
}
