import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { bedRows } from '#tours/beds.ts'
import type { TourOrdered } from '#tours/responses.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly tour: Pick<TourOrdered, 'travellers'>
  /** of which page it is a section */
  readonly part: 'checkout-section' | 'order-part'
  /** where they may still be corrected */
  readonly editTo?: string
}

export function TourPeople({ tour, part, editTo }: Props) {
  return (
    <section className={`card ${part}`} data-logged="" aria-labelledby="tour-people">
      {editTo === undefined ? (
        <h2 id="tour-people">مسافران</h2>
      ) : (
        <div className="confirm-head">
          <h2 id="tour-people">مسافران</h2>
          <LinkButton to={editTo} kind="ghost" size="small" icon="pencil-simple-bold">
            ویرایش <span className="only-spoken">مسافران و تماس</span>
          </LinkButton>
        </div>
      )}
      <ul className="tour-people">
        {tour.travellers.map(({ name, latinName, room, bed, total, isRefunded }) => (
          <li key={latinName}>
            <div>
              <b>{name}</b>
              <small dir="ltr">{latinName}</small>
            </div>
            <span>
              اتاق {persianDigits(room + 1)}، {bedRows[bed].name}
            </span>
            {isRefunded ? <Tag>پس داده شد</Tag> : <bdi dir="ltr">{priceText(total)}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  )
}
