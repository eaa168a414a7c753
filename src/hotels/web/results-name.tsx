import './results-name.css'
import { useEffect, useId, useRef, useState } from 'react'
import { longestName } from '#hotels/filter-params.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'
import { Icon } from '#web/ui/icon.tsx'

/** debounce of typing */
const restMs = 200

/** A plain form without script; with it the list follows the typing. */
export function HotelNameSearch({ look }: { readonly look: HotelsLook }) {
  const id = useId()
  const [typed, setTyped] = useTyped(look.filters.name)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])

  function choose(name: string) {
    clearTimeout(resting.current)
    look.filter({ ...look.filters, name: name.trim().slice(0, longestName) })
  }

  function type(name: string) {
    setTyped(name)
    clearTimeout(resting.current)
    resting.current = setTimeout(choose, restMs, name)
  }

  return (
    <form
      className="hotel-name-search"
      method="get"
      action="/hotels"
      onSubmit={(event) => {
        event.preventDefault()
        choose(typed)
      }}
    >
      {[...look.params]
        .filter(([name]) => name !== 'name')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <label className="only-spoken" htmlFor={id}>
        نام هتل
      </label>
      <Icon name="magnifying-glass-bold" size="small" />
      <input
        id={id}
        type="search"
        name="name"
        value={typed}
        maxLength={longestName}
        placeholder="نام هتل"
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => type(target.value)}
      />
    </form>
  )
}

/** What is typed stands; an address changed elsewhere (a filter lifted, back) is followed. */
function useTyped(said: string) {
  const [typed, setTyped] = useState(said)
  const [heard, setHeard] = useState(said)
  if (heard !== said) {
    setHeard(said)
    if (typed.trim() !== said) setTyped(said)
  }
  return [typed, setTyped] as const
}
