import { useEffect, useRef, useState } from 'react'

export function useFaultFocus() {
  const ref = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0) return
    const first = ref.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-tone="bad"] input, button[data-bad]',
    )
    if (first) first.focus()
    else ref.current?.querySelector('.note[data-tone="bad"]')?.scrollIntoView({ block: 'center' })
  }, [asked])
  return { ref, focusFault: () => setAsked((before) => before + 1) }
}
