import { weekdayDayMonth } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import type { TourDetail } from '#tours/responses.ts'
import { Tag } from '#web/ui/states/tag.tsx'

export function TourProgramme({ tour }: { readonly tour: TourDetail }) {
  const first = Temporal.PlainDate.from(tour.leavesOn)
  const on = (day: number) => weekdayDayMonth(first.add({ days: day - 1 }))
  return (
    <section className="card tour-part" aria-labelledby="tour-programme">
      <h2 id="tour-programme">برنامهٔ روز به روز</h2>
      <p>ساعت‌ها به وقت محلی است.</p>
      <ol className="tour-programme">
        {tour.programme.map(({ from, to, title, text, meal }) => (
          <li key={from}>
            <span className="tour-programme-day">
              {from === to ? persianDigits(from) : `${persianDigits(from)} تا ${persianDigits(to)}`}
            </span>
            <div>
              <small>{from === to ? on(from) : `${on(from)} تا ${on(to)}`}</small>
              <b>{title}</b>
              <p>{text}</p>
            </div>
            <Tag>{meal}</Tag>
          </li>
        ))}
      </ol>
    </section>
  )
}
