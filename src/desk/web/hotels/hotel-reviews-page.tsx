import './nights.css'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { AnswerPanel } from '#desk/web/hotels/answer-panel.tsx'
import { HotelChoice } from '#desk/web/hotels/hotel-choice.tsx'
import { persianDigits } from '#money/digits.ts'
import type { Route } from './+types/hotel-reviews-page'

export { loader } from './hotel-reviews-page.server.ts'

export default function HotelReviewsPage({ loaderData }: Route.ComponentProps) {
  const { hotels, hotel, reviews, chosen } = loaderData
  const [params] = useSearchParams()
  const to = (review: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), review: String(review) })}`
  const open = reviews.filter(({ answer }) => answer === null).length
  const sub = open === 0 ? 'همه پاسخ دارند' : `${persianDigits(open)} نظر هنوز پاسخ ندارد`
  return (
    <DeskPage title="نظر مهمانان" sub={hotel && `${hotel.name}، ${sub}`}>
      <nav className="desk-nights-days" aria-label="هتل‌ها">
        <HotelChoice hotels={hotels} chosen={hotel?.id ?? ''} />
      </nav>
      <div className="desk-split" data-open={chosen ? '' : undefined}>
        <DeskTable
          caption="نظرهای منتشرشدهٔ هتل، آن‌ها که پاسخ ندارند نخست"
          head={['امتیاز', 'نظر', 'از', 'کی', 'پاسخ هتل']}
          empty="هنوز مهمانی که این‌جا مانده باشد نظری نداده است."
          rows={reviews.map(({ id, score, words, by, writtenAt, answer }) => ({
            key: String(id),
            isChosen: id === chosen?.id,
            cells: [
              score,
              <Link key="open" to={to(id)} preventScrollReset>
                {words}
              </Link>,
              by,
              writtenAt,
              answer ?? 'هنوز ندارد',
            ],
          }))}
        />
        {chosen && hotel && <AnswerPanel key={chosen.id} hotelId={hotel.id} review={chosen} />}
      </div>
    </DeskPage>
  )
}
