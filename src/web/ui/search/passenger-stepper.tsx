import './passenger-stepper.css'
import { type ReactNode, useState } from 'react'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

export type Counts = { adults: number; children: number; infants: number }

const mostTravellers = 9 // §5

const groups = [
  { group: 'adults', words: 'بزرگسال', ages: '۱۲ سال به بالا', icon: 'user-duotone' },
  { group: 'children', words: 'کودک', ages: '۲ تا ۱۲ سال', icon: 'student-duotone' },
  { group: 'infants', words: 'نوزاد', ages: '۱۰ روز تا ۲ سال، بدون صندلی', icon: 'baby-duotone' },
] as const satisfies readonly { group: keyof Counts; words: string; ages: string; icon: string }[]

type Props = {
  value: Counts
  onChange: (value: Counts) => void
  /** why the counts are not allowed; undefined if they are */
  refusalOf: (value: Counts) => string | undefined
  onDone: () => void
  children?: ReactNode
}

export function PassengerStepper({ value, onChange, refusalOf, onDone, children }: Props) {
  const [told, setTold] = useState<string>()
  const total = value.adults + value.children + value.infants
  const blocked = groups.map(({ group }) => refusalOf({ ...value, [group]: value[group] + 1 }))
  const reason = told ?? blocked.find((sentence) => sentence !== undefined)

  function change(next: Counts) {
    const refusal = refusalOf(next)
    setTold(refusal)
    if (refusal === undefined) onChange(next)
  }
  return (
    <div className="passenger-stepper">
      <div className="stepper-head">
        <b>مسافران</b>
        <output>{`${persianDigits(total)} از ${persianDigits(mostTravellers)} نفر`}</output>
      </div>
      <Slots {...value} />
      {groups.map(({ group, words, ages, icon }) => (
        <div className="stepper-row" key={group}>
          <span className="stepper-icon">
            <Icon name={icon} size="medium" />
          </span>
          <span className="stepper-words">
            <b>{words}</b>
            <small>{ages}</small>
          </span>
          <Counter
            words={words}
            count={value[group]}
            mayBecome={(count) => count >= 0 && refusalOf({ ...value, [group]: count }) === undefined}
            onChange={(count) => count >= 0 && change({ ...value, [group]: count })}
          />
        </div>
      ))}
      {reason && (
        <Note tone="warn" icon="info-fill" announced>
          {reason}
        </Note>
      )}
      {children}
      <Button block onClick={onDone}>{`تأیید ${persianDigits(total)} مسافر`}</Button>
    </div>
  )
}

function Slots(counts: Counts) {
  const taken = groups.flatMap(({ group }) => Array.from({ length: counts[group] }, () => group))
  return (
    <div className="slots" aria-hidden="true">
      {Array.from({ length: mostTravellers }, (_, slot) => {
        const key = `slot-${slot}`
        return <i key={key} data-group={taken[slot]} />
      })}
    </div>
  )
}

type CounterProps = {
  words: string
  count: number
  mayBecome: (count: number) => boolean
  /** called for forbidden counts too, so that the reason can be shown */
  onChange: (count: number) => void
}

/** Fewer, how many, more; for rooms and nights as well as people. */
export function Counter({ words, count, mayBecome, onChange }: CounterProps) {
  function step(to: number) {
    return { 'aria-disabled': !mayBecome(to), onClick: () => onChange(to) }
  }
  return (
    <fieldset className="counter">
      <legend className="only-spoken">{words}</legend>
      <button type="button" aria-label={`یک ${words} کمتر`} {...step(count - 1)}>
        <Icon name="minus-bold" size="small" />
      </button>
      <output>{persianDigits(count)}</output>
      <button type="button" aria-label={`یک ${words} بیشتر`} {...step(count + 1)}>
        <Icon name="plus-bold" size="small" />
      </button>
    </fieldset>
  )
}
