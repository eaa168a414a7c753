import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { FlightTexts, othersTexts } from '#flights/changes/web/another-flight-texts.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { persianDigits } from '#money/digits.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { answered } from '#web/response-once.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly orderId: string
  readonly leg: number
  readonly others: ReturnType<typeof othersTexts>
  /** suppliers have not answered yet */
  readonly isAsking: boolean
}

/** The flights day by day, each with what it costs beside the ticket; the one that is chosen is kept at once. */
export function AnotherFlights({ orderId, leg, others, isAsking }: Props) {
  const { busy, declined, choose } = useChoosing({ orderId, leg })
  const { days, worth, people, hasBags } = others
  return (
    <>
      <p className="another-flight-worth">
        <Icon name="shield-check-fill" />
        <span>
          <Price amount={worth} /> که برای این بلیت پرداخته‌اید برای {people} مسافر کامل حساب می‌شود. بلیت فعلی
          تا صدور بلیت تازه سر جایش می‌ماند.
          {hasBags && ' بهای بار اضافه هم در همین مبلغ است؛ پرواز تازه بار خودش را دارد.'}
        </span>
      </p>
      {declined && (
        <Note tone="bad" announced>
          {declined}
        </Note>
      )}
      {days.map(({ date, words, flights }) => (
        <Day key={date} {...{ date, words, flights, busy, choose }} />
      ))}
      {isAsking && (
        <p className="another-flight-asking" role="status">
          از فروشنده‌های دیگر هم می‌پرسیم…
        </p>
      )}
      {!isAsking && days.length === 0 && (
        <Note
          action={
            <LinkButton kind="tonal" size="small" to={flightOrderPath(orderId)}>
              برگشت به سفارش
            </LinkButton>
          }
        >
          در آن روز و سه روز بعد پرواز دیگری با جای کافی نیست. راه‌های دیگر سفارش شما باز است.
        </Note>
      )}
    </>
  )
}

interface DayProps {
  readonly date: string
  readonly words: string
  readonly flights: readonly FlightTexts[]
  readonly busy: string | undefined
  readonly choose: (flight: FlightTexts) => void
}

/** so many are there before anybody asks for the others */
const shownFirst = 3

function Day({ date, words, flights, busy, choose }: DayProps) {
  const [isWhole, setWhole] = useState(false)
  const more = flights.length - shownFirst
  return (
    <section aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>{words}</h2>
      <ul>
        {(isWhole ? flights : flights.slice(0, shownFirst)).map((flight) => (
          <li key={flight.proposalId} className="card">
            <Flight flight={flight} isBusy={busy === flight.proposalId} onChoose={() => choose(flight)} />
          </li>
        ))}
      </ul>
      {!isWhole && more > 0 && (
        <Button kind="tonal" onClick={() => setWhole(true)}>
          {persianDigits(more)} پرواز دیگر {words}
        </Button>
      )}
    </section>
  )
}

interface FlightProps {
  readonly flight: FlightTexts
  readonly isBusy: boolean
  readonly onChoose: () => void
}

function Flight({ flight, isBusy, onChoose }: FlightProps) {
  const { tile, airline, flightNumber, facts, difference, departure, arrival, duration, stops } = flight
  return (
    <>
      <p className="another-flight-whose">
        <AirlineTile {...tile} />
        <span>
          <b>{airline}</b> <span className="code">{flightNumber}</span>
          <small>{facts}</small>
        </span>
      </p>
      <FlightTimes {...{ departure, arrival, duration, stops }} />
      <div className="another-flight-choose">
        <p data-kind={difference.kind}>
          {difference.amount !== undefined && <Price amount={difference.amount} />}
          <span>{difference.says}</span>
        </p>
        <Button
          kind="line"
          busy={isBusy && 'نگه داشتن…'}
          aria-label={`انتخاب ${airline} ${departure.time}`}
          onClick={onChoose}
        >
          انتخاب
        </Button>
      </div>
    </>
  )
}

/** Takes its seats and leads to where it is agreed to; what is gone by then is said, and looked for anew. */
function useChoosing({ orderId, leg }: Pick<Props, 'orderId' | 'leg'>) {
  const [busy, setBusy] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  async function taken({ proposalId, total }: FlightTexts) {
    const body = { orderId, leg, proposalId, total }
    const made = await answered('rebook', (key) =>
      ask<typeof flightCalls.rebook>('POST /api/flight-reservation/Rebooking/Rebook', { body }, key(body)),
    )
    await navigate(confirmPath(made.orderId))
  }
  function choose(flight: FlightTexts) {
    if (busy !== undefined) return
    setBusy(flight.proposalId)
    setDeclined(undefined)
    void taken(flight)
      .catch(async (error: unknown) => {
        if (!(error instanceof Declined)) throw error
        setDeclined(error.message)
        await revalidate()
      })
      .finally(() => setBusy(undefined))
  }
  return { busy, declined, choose }
}
