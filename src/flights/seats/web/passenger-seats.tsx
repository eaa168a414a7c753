import './passenger-seats.css'
import { lazy, Suspense, useId, useState } from 'react'
import type { SeatMap } from '#flights/seats/seat.ts'
import { type SeatOn, seatName } from '#flights/seats/seats-draft.ts'
import { SeatWithPrice } from '#flights/seats/web/seat-with-price.tsx'
import type { Seats } from '#flights/seats/web/use-seats.ts'
import { Button } from '#web/ui/fields/button.tsx'

const SeatDialog = lazy(() => import('#flights/seats/web/seat-dialog.tsx'))

interface Props {
  readonly passenger: number
  /** «بزرگسال اول», or a name */
  readonly who: string
  readonly seats: Seats
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (name: string) => void
}

/** A seat on each flight whose seller tells a map; nothing where none does. */
export function PassengerSeats({ passenger, who, seats, faults, onChange }: Props) {
  if (seats.maps.length === 0) return null
  return (
    <div className="passenger-seats">
      {seats.maps.map((map) => {
        const on = { passenger, leg: map.leg, flight: map.flight }
        const name = seatName(on)
        return <SeatOfFlight key={name} {...{ on, who, map, seats, onChange }} fault={faults[name]} />
      })}
    </div>
  )
}

interface OfFlight extends Pick<Props, 'who' | 'seats' | 'onChange'> {
  readonly on: SeatOn
  readonly map: SeatMap
  readonly fault: string | undefined
}

function SeatOfFlight({ on, who, map, seats, fault, onChange }: OfFlight) {
  const [isOpen, setOpen] = useState(false)
  const [labelId, faultId] = [useId(), useId()]
  const seat = seats.of(on)
  const companions = seats.chosen.filter((one) => one.leg === on.leg && one.flight === on.flight)
  return (
    <div className="field" data-tone={fault && 'bad'}>
      <span className="field-label" id={labelId}>
        صندلی <bdi dir="ltr">{map.flightNumber}</bdi>، {map.from} به {map.to}
      </span>
      <Button
        kind="line"
        aria-describedby={fault === undefined ? labelId : `${labelId} ${faultId}`}
        data-bad={fault && ''}
        onClick={() => setOpen(true)}
      >
        {seat === undefined ? 'انتخاب صندلی' : <SeatWithPrice {...seat} />}
      </Button>
      {fault && (
        <p className="field-words" data-tone="bad" id={faultId}>
          {fault}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <SeatDialog
            {...{ map, who, companions }}
            passenger={on.passenger}
            onChoose={(designator) => {
              seats.choose(on, designator)
              onChange(seatName(on))
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
