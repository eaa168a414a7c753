import './seat-dialog.css'
import type { SeatChosen, SeatMap } from '#flights/seats/seat.ts'
import { SeatCabins } from '#flights/seats/web/seat-cabins.tsx'
import { seatPriceWords } from '#flights/seats/web/seat-price-words.ts'
import { SeatWithPrice } from '#flights/seats/web/seat-with-price.tsx'
import { seatsIn } from '#flights/supplier/seats.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly map: SeatMap
  readonly who: string
  readonly passenger: number
  /** everybody's seats on this flight */
  readonly companions: readonly SeatChosen[]
  readonly onChoose: (designator: string) => void
  readonly onClose: () => void
}

export default function SeatDialog({ map, who, passenger, companions, onChoose, onClose }: Props) {
  const own = companions.find((one) => one.passenger === passenger)
  const seats = seatsIn(map.cabins)
  const prices = [...new Set(seats.flatMap((seat) => seat.prices[passenger] ?? []))].toSorted((a, b) => a - b)
  const disclosures = seats.find(({ designator }) => designator === own?.designator)?.disclosures ?? []
  return (
    <Modal open onClose={onClose} title={`صندلی ${who}`}>
      <p className="seat-flight">
        <bdi dir="ltr">{map.flightNumber}</bdi>، {map.from} به {map.to}
        {map.aircraft !== '' && (
          <>
            ، <bdi dir="ltr">{map.aircraft}</bdi>
          </>
        )}
      </p>
      <ul className="seat-legend">
        {prices.map((price, tier) => (
          <li key={price}>
            <span className="seat-sign" data-tier={Math.min(tier, 3)} aria-hidden="true" />
            {seatPriceWords(price)}
          </li>
        ))}
        <li>
          <span className="seat-sign" data-taken="" aria-hidden="true" />
          آزاد نیست
        </li>
      </ul>
      <SeatCabins
        {...{ map, passenger, prices, onChoose }}
        own={own?.designator}
        companions={companions.filter((one) => one.passenger !== passenger)}
        onDone={onClose}
      />
      <div className="seat-foot">
        <p aria-live="polite">
          {own === undefined ? 'هنوز صندلی انتخاب نشده است.' : <SeatWithPrice {...own} />}
        </p>
        {disclosures.map((text) => (
          <p key={text} className="seat-words" lang="en" dir="ltr">
            {text}
          </p>
        ))}
        <p className="seat-words">
          صندلی با بلیت خریده می‌شود و با همان بلیت پس داده می‌شود؛ بعد از صدور عوض نمی‌شود.
        </p>
        <div className="seat-buttons">
          <Button onClick={onClose}>{own === undefined ? 'بستن' : 'همین صندلی'}</Button>
          {own !== undefined && (
            <Button kind="ghost" onClick={() => onChoose('')}>
              بدون انتخاب صندلی
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
