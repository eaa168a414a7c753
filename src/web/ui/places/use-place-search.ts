import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import type { Place } from '#web/ui/places/place-rows.tsx'

type State = { open: boolean; typed: string; places: readonly Place[]; active: number; waiting: boolean }

const closed: State = { open: false, typed: '', places: [], active: 0, waiting: false }

type SearchOptions = {
  suggest: (typed: string) => Promise<readonly Place[]>
  recent?: readonly Place[] | undefined
  onChoose: (place: Place) => void
}

export function usePlaceSearch({ suggest, recent = [], onChoose }: SearchOptions) {
  const [state, setState] = useState(closed)
  const latest = useRef(0)
  /** Enter came before the places of what is typed: the first of them is chosen as they come. */
  const isAwaited = useRef(false)

  async function type(typed: string) {
    latest.current += 1
    const turn = latest.current
    isAwaited.current = false
    const known = typed === '' ? recent.map((place) => ({ ...place, recent: true })) : []
    const atOnce = known.length > 0 ? { places: known, active: 0 } : {}
    setState((before) => ({ ...before, active: 0, ...atOnce, open: true, typed, waiting: true }))
    const found = await suggest(typed).catch(() => [])
    if (turn !== latest.current) return
    const places = [...known, ...besides(known, found)]
    if (isAwaited.current && places[0] !== undefined) return choose(places[0])
    // the active row may have moved meanwhile
    const active = (before: State) => (known.length > 0 ? before.active : 0)
    setState((before) => ({ ...before, places, active: active(before), waiting: false }))
  }

  function start() {
    if (!state.open) void type('')
  }

  function close() {
    latest.current += 1
    setState(closed)
  }

  function choose(place: Place) {
    close()
    onChoose(place)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!state.open) return event.key === 'ArrowDown' ? start() : undefined
    const place = state.places[state.active]
    const moved = movedTo(event.key, state)
    if (moved !== undefined) setState({ ...state, active: moved })
    else if (event.key === 'Enter' && isBefore(state)) isAwaited.current = true
    else if (event.key === 'Enter' && place) choose(place)
    else if (event.key === 'Escape') close()
    else return undefined
    return event.preventDefault()
  }

  return { ...state, start, close, choose, onKeyDown, type: (typed: string) => void type(typed) }
}

/** Whether the rows are still those of what was typed before, and none of them was moved to. */
function isBefore({ waiting, typed, active }: State): boolean {
  return waiting && typed !== '' && active === 0
}

/** Popular places without recent ones; a city with airports stays. */
function besides(known: readonly Place[], popular: readonly Place[]): readonly Place[] {
  return popular.filter(
    ({ code, nested }, at) =>
      nested || popular[at + 1]?.nested || known.every((place) => place.nested || place.code !== code),
  )
}

function movedTo(key: string, { active, places }: State): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % Math.max(1, places.length)
  if (key === 'ArrowUp') return (active - 1 + places.length) % Math.max(1, places.length)
  return undefined
}
