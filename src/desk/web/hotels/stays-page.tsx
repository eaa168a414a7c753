import './nights.css'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { HotelChoice } from '#desk/web/hotels/hotel-choice.tsx'
import { persianDigits } from '#money/digits.ts'
import type { Route } from './+types/stays-page'

export { loader } from './stays-page.server.ts'

export default function StaysPage({ loaderData }: Route.ComponentProps) {
  const { hotels, hotel, stays, words, earlier, later } = loaderData
  const [params] = useSearchParams()
  const to = (from: string) => `?${new URLSearchParams({ ...Object.fromEntries(params), from })}`
  return (
    <DeskPage title="رزروهای هتل" sub={hotel && `${hotel.name}، ${persianDigits(stays.length)} اتاق`}>
      <nav className="desk-nights-days" aria-label="روزهای ورود">
        <HotelChoice hotels={hotels} chosen={hotel?.id ?? ''} />
        <Link to={to(earlier)}>روزهای پیش</Link>
        <b>ورود از {words}</b>
        <Link to={to(later)}>روزهای بعد</Link>
      </nav>
      <DeskTable
        caption="اتاق‌های رزروشده، به ترتیب روز ورود"
        head={['ورود', 'اقامت', 'سرپرست', 'اتاق', 'وعده', 'مهمان', 'واچر', 'خواسته‌ها', 'سهم هتل']}
        empty="در این روزها کسی به این هتل نمی‌آید."
        rows={stays.map((stay) => ({
          key: stay.voucherNumber,
          cells: [
            stay.arrives,
            stay.nights,
            <bdi key="leader">{stay.leader}</bdi>,
            stay.roomType,
            stay.board,
            stay.guests,
            <bdi key="voucher">{stay.voucherNumber}</bdi>,
            stay.wishes || '—',
            stay.share,
          ],
        }))}
      />
    </DeskPage>
  )
}
