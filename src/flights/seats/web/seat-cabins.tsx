import type { KeyboardEvent } from 'react'
import type { SeatChosen, SeatMap, SeatOffer } from '#flights/seats/seat.ts'
import { seatPlace } from '#flights/seats/seat-place.ts'
import { seatAcross } from '#flights/seats/web/seat-moves.ts'
import { seatPriceWords } from '#flights/seats/web/seat-price-words.ts'
import type { CabinPlace, SeatCabin, SeatRow } from '#flights/supplier/seats.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly map: SeatMap
  readonly passenger: number
  /** what its seats cost, cheapest first */
  readonly prices: readonly number[]
  readonly own: string | undefined
  readonly companions: readonly SeatChosen[]
  readonly onChoose: (designator: string) => void
  readonly onDone: () => void
}

/** Drawn as one stands in it, looking forward: left is left. Arrows go to the next free seat, up and down along the cabin. */
export function SeatCabins(props: Props) {
  const { map, passenger, companions, onChoose, onDone } = props
  const isFree = ({ designator, prices }: SeatOffer) =>
    prices[passenger] != null && !companions.some((one) => one.designator === designator)
  function move(event: KeyboardEvent<HTMLDivElement>) {
    // the form around would be sent
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      onDone()
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0 || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const next = seatAcross(map.cabins, { from: event.target.value, step, isFree })
    if (next === undefined) return
    onChoose(next)
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus()
  }
  return (
    <div role="radiogroup" aria-label={`صندلی‌های ${map.flightNumber}`} tabIndex={-1} onKeyDown={move}>
      {map.cabins.map((cabin, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cabin has no name
        <Cabin key={at} {...props} {...{ cabin, isFree }} isOnTop={cabin.deck > 0} />
      ))}
    </div>
  )
}

interface CabinProps extends Props {
  readonly cabin: SeatCabin<SeatOffer>
  readonly isOnTop: boolean
  readonly isFree: (seat: SeatOffer) => boolean
}

function Cabin({ cabin, isOnTop, ...props }: CabinProps) {
  return (
    <>
      {isOnTop && <h3 className="seat-deck">طبقهٔ بالا</h3>}
      <div className="seat-cabin" dir="ltr">
        {cabin.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of places have no number
          <Row key={at} {...props} row={row} />
        ))}
      </div>
    </>
  )
}

type RowProps = Omit<CabinProps, 'cabin' | 'isOnTop'> & { readonly row: SeatRow<SeatOffer> }

function Row({ row, ...props }: RowProps) {
  const all = row.sections.flat()
  const number = all.flatMap((one) =>
    typeof one === 'string' ? [] : [Number.parseInt(one.designator, 10)],
  )[0]
  if (number === undefined) return <PlacesRow row={row} />
  return (
    <div className="seat-row" data-wing={row.isOverWing ? '' : undefined}>
      {row.sections.map((elements, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section has no name
        <div key={section} className="seat-section">
          {section > 0 && (
            <span className="seat-number" aria-hidden="true">
              {section === 1 && persianDigits(number)}
            </span>
          )}
          {elements.map((one, place) =>
            typeof one === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no name
              <span key={place} className="seat-place">
                {placeWords[one]}
              </span>
            ) : (
              <Seat key={one.designator} {...props} seat={one} where={whereOf(row, section, place)} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

function whereOf(row: SeatRow<SeatOffer>, section: number, place: number): string {
  const where = seatPlace(row, section, place)
  return row.isOverWing ? `${where}، روی بال` : where
}

function PlacesRow({ row: { sections } }: { readonly row: SeatRow<SeatOffer> }) {
  const words = [...new Set(sections.flat().map((one) => (typeof one === 'string' ? placeWords[one] : '')))]
  const said = words.filter(Boolean).join(' و ')
  return said === '' ? null : (
    <p className="seat-places" dir="rtl">
      {said}
    </p>
  )
}

const placeWords = {
  empty: '',
  other: '',
  bassinet: 'گهواره',
  exit: 'خروج اضطراری',
  lavatory: 'سرویس بهداشتی',
  galley: 'آبدارخانه',
  closet: 'کمد',
  stairs: 'پله',
} as const satisfies Record<CabinPlace, string>

type SeatProps = Omit<RowProps, 'row'> & { readonly seat: SeatOffer; readonly where: string }

function Seat({ seat, where, map, passenger, prices, own, companions, isFree, onChoose }: SeatProps) {
  const { designator } = seat
  const price = seat.prices[passenger]
  const companion = companions.find((one) => one.designator === designator)
  const letter = designator.replace(/\d+/, '')
  const said = isFree(seat) ? seatPriceWords(price ?? 0) : companion ? 'صندلی همسفر شما' : 'آزاد نیست'
  return (
    <label
      className="seat"
      data-tier={price == null ? undefined : Math.min(prices.indexOf(price), 3)}
      data-companion={companion && ''}
    >
      <input
        type="radio"
        name={`seat ${map.leg} ${map.flight}`}
        value={designator}
        checked={own === designator}
        disabled={!isFree(seat)}
        aria-label={`${designator}، ${where}، ${said}`}
        onChange={() => onChoose(designator)}
      />
      <span aria-hidden="true">{companion ? persianDigits(companion.passenger + 1) : letter}</span>
    </label>
  )
}
