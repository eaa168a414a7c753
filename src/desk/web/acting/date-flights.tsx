import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { iranZone } from '#calendar/zones.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import type { DaysFound } from '#desk/web/acting/date-form.tsx'
import {
  aloneWords,
  buttonWords,
  doneWords,
  type FlightOffered,
  flightOffered,
} from '#desk/web/acting/flight-offered.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly number: string
  readonly found: DaysFound
}

/** Each flight with the whole difference; one is chosen, read once more and held. */
export function DateFlights({ number, found: { leg, days } }: Props) {
  const { isBusy, faults, begin } = useAction()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<FlightOffered>()
  const [done, setDone] = useState<string>()
  const today = Temporal.Now.plainDateISO(iranZone)
  const flights = days.days.flatMap(({ date, flights: ofDay }) =>
    ofDay.map((flight) => flightOffered(date, flight, { worth: days.worth, today })),
  )
  async function change({ proposalId, total, worth }: FlightOffered) {
    const { passengers } = days
    const made = await askDesk<typeof actingCalls.changeDate>('POST /api/desk/orders/{number}/acting/date', {
      params: { number },
      body: { leg, passengers: [...passengers], proposalId, total, worth },
    })
    setDone(doneWords(made))
    setChosen(undefined)
    await revalidate()
  }
  if (done !== undefined)
    return (
      <Note tone="good" announced>
        {done}
      </Note>
    )
  const isBySeller = days.day !== undefined
  return (
    <section className="desk-panel" aria-labelledby="flights-title">
      <h2 id="flights-title">{isBySeller ? 'پروازهای فروشنده' : 'پروازهای این روزها'}</h2>
      <p>
        {isBySeller
          ? `برای این بلیت ${priceWords(days.paid)} پرداخته شد؛ جریمهٔ هر پرواز را فروشنده گفته است.`
          : `از ${priceWords(days.paid)} که برای این بلیت پرداخته شد، ${priceWords(days.penalty)} جریمهٔ تغییر است.`}
      </p>
      <FlightTable flights={flights} chosen={chosen} isBySeller={isBySeller} onChoose={setChosen} />
      {chosen !== undefined && (
        <Chosen flight={chosen} isBusy={isBusy} onTake={() => void begin(() => change(chosen))} />
      )}
      <RefusalNote says={faults['']} />
    </section>
  )
}

interface TableProps {
  readonly flights: readonly FlightOffered[]
  readonly chosen: FlightOffered | undefined
  readonly isBySeller: boolean
  readonly onChoose: (flight: FlightOffered) => void
}

function FlightTable({ flights, chosen, isBySeller, onChoose }: TableProps) {
  const unit = moneyUnit()
  const penalty = isBySeller ? [`جریمه (${unit})`] : []
  return (
    <DeskTable
      caption="پروازها با قیمت و تفاوت"
      head={['روز', 'ساعت', 'پرواز', `قیمت تازه (${unit})`, ...penalty, 'با جریمه و تفاوت', 'این پرواز']}
      empty={
        isBySeller
          ? 'فروشنده برای این روز پروازی به جای این بلیت ندارد؛ روز دیگری را بپرسید.'
          : 'در این روزها پروازی با جای کافی نیست.'
      }
      rows={flights.map((flight) => ({
        key: flight.proposalId,
        isChosen: flight.proposalId === chosen?.proposalId,
        cells: [
          flight.day,
          flight.time,
          <bdi key="name">{flight.name}</bdi>,
          priceText(flight.total),
          ...(isBySeller ? [flight.penalty] : []),
          flight.difference,
          <Button key="choose" kind="line" size="small" onClick={() => onChoose(flight)}>
            انتخاب
          </Button>,
        ],
      }))}
    />
  )
}

interface ChosenProps {
  readonly flight: FlightOffered
  readonly isBusy: boolean
  readonly onTake: () => void
}

function Chosen({ flight, isBusy, onTake }: ChosenProps) {
  const { day, time, name, difference } = flight
  return (
    <div className="desk-form">
      <p>
        {day}، {time}، {name}؛ {difference}. {aloneWords(flight)}
      </p>
      <Button kind="commit" busy={isBusy && 'در حال نگه داشتن…'} onClick={onTake}>
        {buttonWords(flight)}
      </Button>
    </div>
  )
}
