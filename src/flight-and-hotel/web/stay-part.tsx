import { Link } from 'react-router'
import { PairBack } from '#flight-and-hotel/web/pair-back.tsx'
import { PairOptions } from '#flight-and-hotel/web/pair-options.tsx'
import type { StayView } from '#flight-and-hotel/web/stay-view.ts'
import { dueThereWords } from '#hotels/web/due-there.ts'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { HotelStars } from '#hotels/web/hotel-stars.tsx'
import { ScoreBadge } from '#hotels/web/score-badge.tsx'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function StayPartCard({ stay }: { readonly stay: StayView }) {
  return (
    <section className="card pair-card" aria-labelledby="pair-stay">
      <header>
        <span className="pair-sign" data-tone="good">
          <Icon name="bed-duotone" size="medium" />
        </span>
        <div>
          <h2 id="pair-stay">هتل</h2>
          <small>
            {stay.nights}، {persianDigits(stay.rooms.length)} اتاق
          </small>
        </div>
        <Price amount={priceText(stay.total)} />
      </header>
      {stay.isAnother && (
        <Note tone="warn" announced>
          اتاقی که انتخاب کرده بودید دیگر برای این شب‌ها نیست؛ ارزان‌ترین را گذاشتیم.
        </Note>
      )}
      <div className="pair-what pair-hotel">
        <HotelArt art={stay.hotel.art} eager />
        <div>
          <p>
            <Link to={stay.page}>{stay.hotel.name}</Link> <HotelStars count={stay.hotel.stars} />
          </p>
          {stay.score && <ScoreBadge {...stay.score} />}
          <Rooms rooms={stay.rooms} />
        </div>
      </div>
      {stay.options.map((options) => (
        <PairOptions key={options.title} {...options} />
      ))}
      <PairBack steps={stay.back} timeZone={stay.timeZone} />
    </section>
  )
}

function Rooms({ rooms }: Pick<StayView, 'rooms'>) {
  return (
    <ul>
      {rooms.map(({ key, title, name, board, guests, dueThere }) => (
        <li key={key}>
          {title !== '' && <small>{title}</small>} {name}، {board}
          <small>{guests}</small>
          {dueThere !== null && <small>هنگام ورود جداگانه می‌گیرند: {dueThereWords(dueThere)}</small>}
        </li>
      ))}
    </ul>
  )
}
