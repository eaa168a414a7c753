import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** `j` and `k` walk along the rows' links, `/` goes to the search, Esc closes what is open; Enter is the link's own. */
export function useRowKeys(closing: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && closing !== undefined) return void navigate(closing)
      if (isTyping(event.target)) return
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('#desk-search')?.focus()
      }
      if (event.code === 'KeyJ') walk(1)
      if (event.code === 'KeyK') walk(-1)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [closing, navigate])
}

function walk(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.desk-orders tbody th a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by))
  links[next]?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
