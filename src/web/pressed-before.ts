import { useEffect, useLayoutEffect, useRef } from 'react'
import { type ChangedBefore, changeAgain } from '#web/changed-before.ts'

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

/** Repeats what was changed and pressed before hydration, after restoring what was kept. Newer changes and presses replace it. */
export function usePressedBefore(): void {
  const waiting = useRef<AbortController>(undefined)
  const changed = useRef<ChangedBefore>(new Map())
  useLayoutEffect(() => {
    dispatchEvent(new CustomEvent('pagealive', { detail: changed.current }))
    const until = new AbortController()
    const { signal } = until
    waiting.current = until
    addEventListener('click', ({ isTrusted }) => isTrusted && forget(), { capture: true, signal })
    addEventListener(
      'input',
      ({ isTrusted, target }) => isTrusted && changed.current.delete(target as HTMLInputElement),
      { capture: true, signal },
    )
    return () => until.abort()
  }, [])
  useEffect(() => {
    const repeat = setTimeout(() => {
      waiting.current?.abort()
      changeAgain(changed.current)
      forget()?.click()
    })
    return () => clearTimeout(repeat)
  }, [])
}

function forget(): HTMLButtonElement | null {
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]')
  button?.removeAttribute('data-pressed')
  return button
}
