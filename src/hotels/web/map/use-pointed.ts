import { type RefObject, useEffect, useState } from 'react'

/** The id (`data-hotel`) of the row of a list that the pointer or the keyboard is in. */
export function usePointed(list: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>()
  useEffect(() => {
    const element = list.current
    const enter = ({ target }: Event) =>
      setId(
        target instanceof Element ? target.closest<HTMLElement>('[data-hotel]')?.dataset['hotel'] : undefined,
      )
    const leave = () => setId(undefined)
    const listening = [
      ['pointerover', enter],
      ['focusin', enter],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const
    for (const [name, listener] of listening) element?.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listening) element?.removeEventListener(name, listener)
    }
  }, [list])
  return id
}
