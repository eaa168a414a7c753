import { guestsInWords, roomName } from '#hotels/occupancy.ts'
import type { OrderedRoom } from '#hotels/responses.ts'
import type { StayWishes } from '#hotels/stay-wishes.ts'
import { dueThereWords } from '#hotels/web/due-there.ts'
import { hotelEditPath } from '#hotels/web/order-paths.ts'
import { StayWishesLine } from '#hotels/web/stay-wishes-line.tsx'
import { boardNames } from '#hotels/words.ts'
import { persianDigits } from '#money/digits.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'

interface Props {
  readonly orderId: string
  readonly rooms: readonly OrderedRoom[]
  readonly orderNumber: string
  readonly wishes: StayWishes | null
}

export function ConfirmRooms({ rooms, orderId, orderNumber, wishes }: Props) {
  return (
    <section className="card checkout-section" aria-labelledby="people-title">
      <div className="confirm-head">
        <h2 id="people-title">اتاق‌ها و مهمان‌ها</h2>
        <small>
          شمارهٔ سفارش <bdi dir="ltr">{orderNumber}</bdi>
        </small>
        <LinkButton to={hotelEditPath(orderId)} kind="ghost" size="small" icon="pencil-simple-bold">
          ویرایش <span className="only-spoken">سرپرست‌ها و تماس</span>
        </LinkButton>
      </div>
      <ul className="confirm-people">
        {rooms.map((one) => (
          <li key={one.room}>
            <span className="initial" aria-hidden="true">
              {persianDigits(one.room + 1)}
            </span>
            <div>
              <b>{one.leaderName}</b>
              <small>
                <bdi dir="ltr" lang="en">
                  {one.leaderNameLatin}
                </bdi>
              </small>
              <small>
                سرپرست {roomName(one.room)}&nbsp;· {guestsInWords(one)}
              </small>
            </div>
            <div className="confirm-document">
              <span dir="auto">{one.roomName}</span>
              <span>{boardNames[one.board]}</span>
              {one.dueThere !== null && <span>پرداخت در هتل: {dueThereWords(one.dueThere)}</span>}
            </div>
          </li>
        ))}
      </ul>
      <StayWishesLine wishes={wishes} />
    </section>
  )
}
