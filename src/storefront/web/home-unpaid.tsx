import { useRevalidator } from 'react-router'
import { clocks } from '#calendar/clocks.ts'
import type { Trip } from '#orders/web/trips/trip.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'

export function HomeUnpaid({ trip }: { readonly trip: Trip }) {
  const { revalidate } = useRevalidator()
  const { name, from, to, when, people, standing, next, payableUntil } = trip
  if (payableUntil === null) return null
  return (
    <div className="wrap">
      <section className="card home-unpaid" aria-labelledby="home-unpaid">
        <div>
          <h2 id="home-unpaid">
            {name ?? `${from} به ${to}`}، {standing.says}
          </h2>
          <p>
            {when}&nbsp;· {people}
          </p>
        </div>
        <Countdown
          until={payableUntil}
          totalSeconds={clocks.hold}
          words="مانده"
          onEnd={() => void revalidate()}
        />
        <LinkButton to={next.to}>{next.words}</LinkButton>
      </section>
    </div>
  )
}
