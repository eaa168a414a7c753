import type { SeatChosen } from '#flights/seats/seat.ts'
import { seatPriceWords } from '#flights/seats/web/seat-price-words.ts'

/** «صندلی 8C، 3,500,000 تومان»: a seat ends in a Latin letter, after which the amount would be drawn before it. */
export function SeatWithPrice({ designator, price }: Pick<SeatChosen, 'designator' | 'price'>) {
  return (
    <>
      صندلی <bdi dir="ltr">{designator}</bdi>، {seatPriceWords(price)}
    </>
  )
}
