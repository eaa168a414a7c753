import './stay-summary.css'
import { clockTime, fullDate, otherDate } from '#calendar/formatted.ts'
import { guestsInWords, type Occupancy, roomName } from '#hotels/occupancy.ts'
import type { Board } from '#hotels/offered.ts'
import type { HotelView } from '#hotels/responses.ts'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { boardNames } from '#hotels/words.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { SummaryLine } from '#orders/web/confirm/summary-lines.tsx'

export interface StayBought {
  readonly hotel: HotelView
  readonly checkIn: string
  readonly checkOut: string
  readonly nights: number
}

export function StaySummary({ hotel, checkIn, checkOut, nights }: StayBought) {
  return (
    <>
      <div className="stay-hotel">
        <div className="stay-picture">
          <HotelArt art={hotel.art} eager />
        </div>
        <div>
          <b>{hotel.name}</b>
          <small>
            {persianDigits(hotel.stars)} ستاره&nbsp;· {hotel.cityName}
          </small>
          <small>{persianDigits(nights)} شب</small>
        </div>
      </div>
      <dl className="stay-days">
        <Day words="ورود" day={checkIn} hour={`از ساعت ${clockIn(hotel.checkInFrom)}`} />
        <Day words="خروج" day={checkOut} hour={`تا ساعت ${clockIn(hotel.checkOutUntil)}`} />
      </dl>
    </>
  )
}

interface DayProps {
  readonly words: string
  readonly day: string
  readonly hour: string
}

function Day({ words, day, hour }: DayProps) {
  const date = Temporal.PlainDate.from(day)
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {fullDate(date)}
        <small>{otherDate(date)}</small>
        <small>{hour}</small>
      </dd>
    </div>
  )
}

export interface RoomBought extends Occupancy {
  readonly roomName: string
  readonly board: Board
  readonly total: number
}

/** Their sum is what is paid. */
export function RoomLines({ rooms }: { readonly rooms: readonly RoomBought[] }) {
  return rooms.map((room, place) => (
    <div key={roomName(place)} className="stay-room">
      <SummaryLine words={`${rooms.length > 1 ? `${roomName(place)}: ` : ''}${room.roomName}`}>
        <bdi dir="ltr">{priceText(room.total)}</bdi>
      </SummaryLine>
      <small>
        {guestsInWords(room)}&nbsp;· {boardNames[room.board]}
      </small>
    </div>
  ))
}

function clockIn(clock: string): string {
  return clockTime(Temporal.PlainTime.from(clock))
}
