import { type KeyboardEvent, useState } from 'react'
import type { Country } from '#places/countries.ts'
import { countryNamed, searchCountries } from '#places/country-search.ts'

interface State {
  readonly isOpen: boolean
  readonly isTyped: boolean
  readonly active: number
}

const closed: State = { isOpen: false, isTyped: false, active: 0 }

/** `onChange` gets the typed text, and the country's name once it matches. */
export function useCountrySearch(value: string, onChange: (name: string) => void) {
  const [state, setState] = useState(closed)
  const found = state.isOpen ? searchCountries(state.isTyped ? value : '') : []

  function choose({ name }: Country) {
    onChange(name)
    setState(closed)
  }

  function onKeyDown(event: KeyboardEvent) {
    const country = found[state.active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      const active = state.isOpen ? (state.active + step + found.length) % Math.max(1, found.length) : 0
      setState({ ...state, isOpen: true, active })
    } else if (event.key === 'Enter' && country) choose(country)
    else if (event.key === 'Escape' && state.isOpen) setState(closed)
    else return
    event.preventDefault()
  }

  return {
    ...state,
    found,
    choose,
    onKeyDown,
    open: () => setState((before) => ({ ...before, isOpen: true })),
    type(typed: string) {
      onChange(typed)
      setState({ isOpen: true, isTyped: true, active: 0 })
    },
    /** «iran» becomes «ایران» on blur; unknown text stays */
    leave() {
      setState(closed)
      const name = countryNamed(value)?.name
      if (name !== undefined && name !== value) onChange(name)
    },
  }
}
