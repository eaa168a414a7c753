import './hotel-parts.css'
import './results-card.css'
import { Link } from 'react-router'
import type { HotelDetail, HotelOffer, HotelResults } from '#hotels/responses.ts'
import type { HotelRequest } from '#hotels/search-form.ts'
import { FavouriteHeart } from '#hotels/web/favourite-heart.tsx'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { hotelPath } from '#hotels/web/hotel-path.ts'
import { HotelPicture } from '#hotels/web/hotel-picture.tsx'
import { HotelStars } from '#hotels/web/hotel-stars.tsx'
import { amenityIcons, eachNightWords, nightsInWords } from '#hotels/web/hotel-words.ts'
import { RatesWaiting } from '#hotels/web/rates-waiting.tsx'
import { withLook } from '#hotels/web/results-address.ts'
import { ScoreBadge } from '#hotels/web/score-badge.tsx'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { wayWords } from '#hotels/web/way-words.ts'
import { amenityNames, boardNames } from '#hotels/words.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import { woken } from '#web/woken.tsx'

/** Server-rendered for the card the address opens; lazy for others. */
const CardRooms = woken(async () => (await import('#hotels/web/results-card-rooms.tsx')).CardRooms)

export interface HotelCardProps {
  readonly offer: HotelOffer
  readonly results: HotelResults
  readonly opened: HotelDetail | undefined
  readonly asked: HotelRequest
  readonly look: HotelsLook
  readonly isOpen: boolean
  readonly isFirst: boolean
}

const tagsShown = 5
const few = 3

export function HotelCard(props: HotelCardProps) {
  const { offer, results, look, asked, isOpen, isFirst } = props
  return (
    <article
      className="card hotel-card"
      data-open={isOpen ? '' : undefined}
      data-sold-out={offer.total === null ? '' : undefined}
    >
      <div className="hotel-main">
        <div className="hotel-picture">
          <CardPicture offer={offer} isFirst={isFirst} />
          <FavouriteHeart {...offer} />
        </div>
        <div className="hotel-words">
          <h2>
            <Link to={hotelPath(offer.id, asked)}>{offer.name}</Link> <HotelStars count={offer.stars} />
          </h2>
          {offer.score && <ScoreBadge {...offer.score} />}
          <p className="hotel-area">
            <Icon name="map-pin-duotone" size="small" />
            {offer.area}
          </p>
          <Tags {...offer} />
        </div>
        <div className="hotel-price">
          <PriceOf offer={offer} results={results} />
          <Toggle offer={offer} look={look} isOpen={isOpen} />
        </div>
      </div>
      {isOpen && <CardRooms key={offer.id} {...props} waiting={<RatesWaiting />} />}
    </article>
  )
}

/** The first of a supplier's; else our façade. */
function CardPicture({ offer, isFirst }: Pick<HotelCardProps, 'offer' | 'isFirst'>) {
  const [first] = offer.pictures ?? []
  const drawn = <HotelArt art={offer.art} eager={isFirst} />
  if (first === undefined) return drawn
  return (
    <HotelPicture id={first} alt="" sizes="(min-width: 992px) 300px, 100vw" eager={isFirst} instead={drawn} />
  )
}

function Tags({ amenities }: HotelOffer) {
  return (
    <p className="hotel-tags">
      {amenities.slice(0, tagsShown).map((amenity) => (
        <Tag key={amenity} icon={amenityIcons[amenity]}>
          {amenityNames[amenity]}
        </Tag>
      ))}
    </p>
  )
}

function PriceOf({ offer, results }: Pick<HotelCardProps, 'offer' | 'results'>) {
  const { total, perNight, left } = offer
  const { nights, rooms } = results
  if (total === null || perNight === null) return <p className="hotel-sold-out">برای این شب‌ها تکمیل شد</p>
  const many = rooms.length > 1 ? `، ${persianDigits(rooms.length)} اتاق` : ''
  return (
    <p>
      <small>{eachNightWords(nights)} از</small>
      <LookingPrice amount={priceText(perNight)} />
      <small className="hotel-total">
        {nightsInWords(nights)}
        {many}: <b>{priceWords(total)}</b>
      </small>
      <Conditions offer={offer} nights={nights} />
      {left !== null && left <= few && (
        <small className="hotel-left">فقط {persianDigits(left)} اتاق مانده</small>
      )}
    </p>
  )
}

function Conditions({ offer, nights }: { readonly offer: HotelOffer; readonly nights: number }) {
  const free = offer.freeUntil === null ? offer.ways.find(({ freeUntil }) => freeUntil !== null) : undefined
  return (
    <>
      <small className="hotel-conditions" data-tone={offer.freeUntil === null ? undefined : 'good'}>
        {wayWords(offer)}
      </small>
      {free?.board && (
        <small>
          {boardNames[free.board]} و کنسلی رایگان: {eachNightWords(nights)} {priceWords(free.perNight)}
        </small>
      )}
    </>
  )
}

function Toggle({ offer, look, isOpen }: Pick<HotelCardProps, 'offer' | 'look' | 'isOpen'>) {
  const isSoldOut = offer.total === null
  const to = isSoldOut
    ? withLook(look.params, { edit: '1' })
    : withLook(look.params, { hotel: isOpen ? undefined : offer.id, rates: undefined, view: undefined })
  return (
    <Link
      className="button"
      data-kind={isSoldOut ? 'tonal' : isOpen ? 'line' : 'primary'}
      data-size="small"
      to={{ search: `?${to.toString()}` }}
      replace
      preventScrollReset
      aria-expanded={isSoldOut ? undefined : isOpen}
    >
      <span>
        {isSoldOut ? 'شب‌های دیگر' : isOpen ? 'بستن اتاق‌ها' : 'دیدن اتاق‌ها'}
        <span className="only-spoken"> {offer.name}</span>
      </span>
      {isOpen && <Icon name="caret-up-bold" size="small" />}
    </Link>
  )
}
