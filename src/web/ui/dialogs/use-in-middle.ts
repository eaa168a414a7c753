import { type RefObject, useEffect } from 'react'

export function useInMiddle(strip: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useEffect(() => {
    const inner = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!strip.current || !inner || chosen === undefined) return
    const outer = strip.current.getBoundingClientRect()
    const by = inner.left + inner.width / 2 - outer.left - outer.width / 2
    strip.current.scrollBy({ left: by, behavior: 'instant' })
  }, [strip, chosen])
}
