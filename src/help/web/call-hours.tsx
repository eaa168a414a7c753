import { useId, useState } from 'react'
import type { CallDay } from '#help/web/call-days.server.ts'
import { Segmented } from '#web/ui/fields/segmented.tsx'

interface Props {
  readonly days: readonly CallDay[]
  /** an instant; empty before anything is chosen */
  readonly chosen: string
  readonly choose: (at: string) => void
  readonly error: string | undefined
}

/** Half hours of one day; full ones stay to be seen. */
export function CallHours({ days, chosen, choose, error }: Props) {
  const [shown, setShown] = useState(days.find(isFree)?.words ?? '')
  const words = useId()
  const day = days.find((one) => one.words === shown)
  return (
    <>
      <Segmented
        block
        label="روز تماس"
        options={days.map((one) => ({ value: one.words, words: one.words, disabled: !isFree(one) }))}
        value={shown}
        onChange={(next) => {
          setShown(next)
          choose('')
        }}
      />
      <fieldset
        className="call-hours"
        data-wrong={error === undefined ? undefined : ''}
        aria-describedby={error === undefined ? undefined : words}
      >
        <legend className="only-spoken">ساعت تماس، {shown}</legend>
        {day?.hours.map(({ at, clock, isFull }) => (
          <label key={at}>
            <input
              type="radio"
              name="callAt"
              value={at}
              disabled={isFull}
              checked={at === chosen}
              onChange={() => choose(at)}
            />
            <span>{clock}</span>
            {isFull && <small>پر شد</small>}
          </label>
        ))}
      </fieldset>
      {error !== undefined && (
        <p id={words} className="field-words" data-tone="bad">
          {error}
        </p>
      )}
    </>
  )
}

function isFree({ hours }: CallDay): boolean {
  return hours.some(({ isFull }) => !isFull)
}
