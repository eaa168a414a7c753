import type { PassesOnOrder } from '#flights/passes/web/passes-on-order.server.ts'
import { WalletPasses } from '#flights/passes/web/wallet-passes.tsx'
import { travelDayPath } from '#flights/web/order-path.ts'
import { ShareButton } from '#orders/web/sharing/share-button.tsx'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props extends Pick<SharedTexts, 'orderId' | 'isGone' | 'words'> {
  /** where its day is changed; undefined where nothing of it can be */
  readonly dateChange: string | undefined
  /** directions on which somebody may buy a bag */
  readonly passes: PassesOnOrder
  readonly addBags: readonly { readonly direction: string; readonly path: string }[]
}

export function TicketPapers({ orderId, isGone, words, dateChange, addBags, passes }: Props) {
  const papers = '/api/flight-reservation/Tickets'
  return (
    <section className="card order-part order-papers" aria-labelledby="order-papers">
      <div>
        <h2 id="order-papers">{isGone ? 'بلیت پرواز لغوشده' : 'بلیت شما صادر شد'}</h2>
        <p className="order-soft">
          {isGone
            ? 'با این بلیت به فرودگاه نروید؛ برگهٔ آن برای مطالبه از ایرلاین یا بیمه می‌ماند.'
            : 'بلیت همهٔ مسافران در یک برگه است. در فرودگاه مدرک شناسایی همراه داشته باشید.'}
        </p>
      </div>
      <div className="order-acts">
        <a
          className="button"
          data-kind="primary"
          href={`${papers}/FlightTicketHtml/${orderId}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="ticket-duotone" />
          مشاهدهٔ بلیت
        </a>
        <a className="button" data-kind="line" href={`${papers}/FlightTicketPdf/${orderId}`} download>
          <Icon name="download-simple-bold" />
          دانلود بلیت
        </a>
        {!isGone && (
          <a className="button" data-kind="line" href={`${papers}/FlightTicketIcs/${orderId}`} download>
            <Icon name="calendar-plus-bold" />
            افزودن به تقویم
          </a>
        )}
        {!isGone && (
          <LinkButton kind="line" icon="airplane-takeoff" to={travelDayPath(orderId)}>
            روز سفر
          </LinkButton>
        )}
        {dateChange !== undefined && (
          <LinkButton kind="line" icon="calendar-blank" to={dateChange}>
            تغییر تاریخ
          </LinkButton>
        )}
        {addBags.map(({ direction, path }) => (
          <LinkButton key={path} kind="line" icon="suitcase-rolling" to={path}>
            {direction === '' ? 'افزودن بار' : `افزودن بار ${direction}`}
          </LinkButton>
        ))}
        {words.shared !== null && <ShareButton orderId={orderId} paper={words.paper} shows={words.shared} />}
      </div>
      {!isGone && <WalletPasses orderId={orderId} passes={passes} />}
    </section>
  )
}
