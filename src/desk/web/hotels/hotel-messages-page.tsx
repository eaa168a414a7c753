import './nights.css'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { GuestPanel } from '#desk/web/hotels/guest-panel.tsx'
import { HotelChoice } from '#desk/web/hotels/hotel-choice.tsx'
import { persianDigits } from '#money/digits.ts'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/hotel-messages-page'

export { loader } from './hotel-messages-page.server.ts'

export default function HotelMessagesPage({ loaderData }: Route.ComponentProps) {
  const { hotels, hotel, conversations, chosen } = loaderData
  const [params] = useSearchParams()
  const to = (voucher: string) => `?${new URLSearchParams({ ...Object.fromEntries(params), voucher })}`
  const open = conversations.filter(({ isWaiting }) => isWaiting).length
  const sub = open === 0 ? 'کسی منتظر پاسخ نیست' : `${persianDigits(open)} مهمان منتظر پاسخ است`
  return (
    <DeskPage title="پیام مهمانان" sub={hotel && `${hotel.name}، ${sub}`}>
      <nav className="desk-nights-days" aria-label="هتل‌ها">
        <HotelChoice hotels={hotels} chosen={hotel?.id ?? ''} />
      </nav>
      <div className="desk-split" data-open={chosen ? '' : undefined}>
        <DeskTable
          caption="گفتگوهای مهمانان با هتل، آن‌ها که منتظر پاسخ‌اند نخست"
          head={['سرپرست', 'آخرین پیام', 'ورود', 'واچر', 'پاسخ']}
          empty="هنوز مهمانی به این هتل پیامی ننوشته است."
          rows={conversations.map(({ voucherNumber, leader, last, checkIn, isWaiting }) => ({
            key: voucherNumber,
            isChosen: voucherNumber === chosen?.voucherNumber,
            cells: [
              <bdi key="leader">{leader}</bdi>,
              <Link key="open" to={to(voucherNumber)} preventScrollReset>
                {last}
              </Link>,
              checkIn,
              <bdi key="voucher">{voucherNumber}</bdi>,
              <Tag key="state" tone={isWaiting ? 'warn' : 'good'}>
                {isWaiting ? 'منتظر پاسخ' : 'پاسخ گرفت'}
              </Tag>,
            ],
          }))}
        />
        {chosen && hotel && <GuestPanel key={chosen.voucherNumber} hotelId={hotel.id} guest={chosen} />}
      </div>
    </DeskPage>
  )
}
