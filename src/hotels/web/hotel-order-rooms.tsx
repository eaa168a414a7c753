import { dueThereWords } from '#hotels/web/due-there.ts'
import { HotelCondition } from '#hotels/web/hotel-condition.tsx'
import type { HotelOrderTexts } from '#hotels/web/hotel-order-texts.ts'
import { StayWishesLine } from '#hotels/web/stay-wishes-line.tsx'
import { OrderContact } from '#orders/web/order/order-contact.tsx'
import { PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

type Props = { readonly order: Pick<HotelOrderTexts, 'rooms' | 'wishes' | 'contact' | 'zone'> }
type RoomTexts = HotelOrderTexts['rooms'][number]

export function HotelOrderRooms({ order: { rooms, wishes, contact, zone } }: Props) {
  return (
    <section className="card order-part" aria-labelledby="hotel-order-rooms">
      <h2 id="hotel-order-rooms">اتاق‌ها و سرپرست‌ها</h2>
      <ul className="hotel-order-rooms">
        {rooms.map((room) => (
          <li key={room.ordinal}>
            <RoomHead room={room} />
            <RoomFacts room={room} />
            {room.conditions.length > 0 && (
              <details>
                <summary>شرایط هتل</summary>
                {room.conditions.map((words) => (
                  <HotelCondition key={words} words={words} />
                ))}
              </details>
            )}
            {rooms.length > 1 && room.steps.length > 0 && (
              <details>
                <summary>لغو همین اتاق چقدر کم می‌کند؟</summary>
                <PenaltyClock steps={room.steps} zone={zone} beginning="ورود" isWhole />
              </details>
            )}
          </li>
        ))}
      </ul>
      <StayWishesLine wishes={wishes} />
      <OrderContact contact={contact} />
    </section>
  )
}

function RoomHead({ room: { ordinal, name, board, guests, amount, isRefunded } }: { room: RoomTexts }) {
  return (
    <header>
      <p>
        <b>
          {ordinal}
          {name && (
            <>
              : <bdi>{name}</bdi>
            </>
          )}
        </b>{' '}
        {isRefunded && <Tag tone="plain">استرداد شد</Tag>}
        <br />
        <span className="order-soft">{[board, guests].filter(Boolean).join('\u00a0· ')}</span>
      </p>
      {amount !== null && <Price amount={amount} />}
    </header>
  )
}

function RoomFacts({ room: { leader, latin, document, voucherNumber, dueThere } }: { room: RoomTexts }) {
  return (
    <dl>
      <div>
        <dt>سرپرست</dt>
        <dd>
          {leader}
          <span className="code">{latin}</span>
        </dd>
      </div>
      <div>
        <dt>{document.kind}</dt>
        <dd className="ltr">{document.number}</dd>
      </div>
      {voucherNumber !== null && (
        <div>
          <dt>شمارهٔ واچر</dt>
          <dd className="ltr">{voucherNumber}</dd>
        </div>
      )}
      {dueThere !== null && (
        <div>
          <dt>پرداخت در هتل</dt>
          <dd>{dueThereWords(dueThere)}</dd>
        </div>
      )}
    </dl>
  )
}
