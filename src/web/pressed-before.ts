import { useEffect, useLayoutEffect, useRef } from 'react'

/** Marks what was pressed before hydration: a button, or a form of ours.
 * Runs by its text alone: may name nothing outside itself. */
export function keepPresses(): void {
  const alive = new AbortController()
  const { signal } = alive
  let marked: Element | null = null
  function mark(button: Element | null) {
    marked?.removeAttribute('data-pressed')
    button?.setAttribute('data-pressed', '')
    marked = button
  }
  addEventListener(
    'click',
    ({ target }) => mark(target instanceof Element ? target.closest('button[type="button"]') : null),
    { capture: true, signal },
  )
  addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof Element && event.target.hasAttribute('action')) return
      event.preventDefault()
      mark(event.submitter)
    },
    { capture: true, signal },
  )
  addEventListener('pagealive', () => alive.abort(), { signal })
}

/** Repeats a press from before hydration, after restoring typed values. A newer press replaces it. */
export function usePressedBefore(): void {
  const waiting = useRef<AbortController>(undefined)
  useLayoutEffect(() => {
    dispatchEvent(new Event('pagealive'))
    const until = new AbortController()
    waiting.current = until
    addEventListener('click', ({ isTrusted }) => isTrusted && forget(), {
      capture: true,
      signal: until.signal,
    })
    return () => until.abort()
  }, [])
  useEffect(() => {
    const press = setTimeout(() => {
      waiting.current?.abort()
      forget()?.click()
    })
    return () => clearTimeout(press)
  }, [])
}

function forget(): HTMLButtonElement | null {
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]')
  button?.removeAttribute('data-pressed')
  return button
}
