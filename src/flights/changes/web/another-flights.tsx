import { useState } from 'react'
import { AnotherFlightCard } from '#flights/changes/web/another-flight-card.tsx'
import type { FlightTexts, othersTexts } from '#flights/changes/web/another-flight-texts.ts'
import { useAnotherFlight } from '#flights/changes/web/use-another-flight.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { persianDigits } from '#money/digits.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly orderId: string
  readonly leg: number
  readonly others: ReturnType<typeof othersTexts>
  readonly isAsking: boolean
}

export function AnotherFlights({ orderId, leg, others, isAsking }: Props) {
  const { busy, declined, choose } = useAnotherFlight({ orderId, leg })
  const { days, worth, people, hasBags, hasSeats } = others
  return (
    <>
      <p className="another-flight-worth">
        <Icon name="shield-check-fill" />
        <span>
          <Price amount={worth} /> که برای این بلیت پرداخته‌اید برای {people} مسافر کامل حساب می‌شود. بلیت فعلی
          تا صدور بلیت تازه سر جایش می‌ماند.
          {hasBags && ' بهای بار اضافه هم در همین مبلغ است؛ پرواز تازه بار خودش را دارد.'}
          {hasSeats && ' بهای صندلی انتخابی هم در همین مبلغ است؛ صندلی پرواز تازه جداست.'}
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
            <AnotherFlightCard
              flight={flight}
              isBusy={busy === flight.proposalId}
              onChoose={() => choose(flight)}
            />
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
