import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type Left, leftIn, withLeft } from '#web/ui/places/places-left.ts'
import { useAlive } from '#web/use-alive.ts'
import { useSteady } from '#web/use-steady.ts'

const keptAs = 'cards left at'

/** items of a list marked `data-landing` */
const items = '[data-landing] > [data-key]'

/** Returns to the card where the traveller left a list, also after a reload. Returns the card's key. */
export function useLanding(): string | undefined {
  const { key } = useLocation()
  const [left] = useState(() => leftAt(key))
  // the server does not know it: hydrate first
  const isAwake = useAlive()
  const note = useSteady(() => remember(key))
  useEffect(() => noted(note), [note])
  useEffect(() => (left === undefined || !isAwake ? undefined : land(left)), [left, isAwake])
  return isAwake ? left?.card : undefined
}

function noted(note: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  let resting: ReturnType<typeof setTimeout> | undefined
  const scrolled = () => {
    clearTimeout(resting)
    resting = setTimeout(note, restMs)
  }
  addEventListener('scroll', scrolled, { passive: true, signal })
  addEventListener('click', (press) => mayLeadAway(press) && note(), { capture: true, signal })
  return () => {
    clearTimeout(resting)
    over.abort()
  }
}

const restMs = 150

/** Checkboxes do not navigate, and measuring would delay them. */
function mayLeadAway({ target }: Event): boolean {
  return !(target instanceof Element) || target.closest('label, input') === null
}

function leftAt(entry: string): Left | undefined {
  return typeof sessionStorage === 'undefined' ? undefined : leftIn(sessionStorage.getItem(keptAs), entry)
}

function remember(entry: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>(items)]
  const seen = cards.find((card) => card.getBoundingClientRect().bottom > barsHeight)
  if (seen?.dataset['key'] === undefined) return
  const left = { entry, card: seen.dataset['key'], top: Math.round(seen.getBoundingClientRect().top) }
  sessionStorage.setItem(keptAs, withLeft(sessionStorage.getItem(keptAs), left))
}

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** frames without movement, and at most */
const frames = { still: 6, atMost: 90 } as const

/** Corrects the router's pixel position; stops when the traveller scrolls. */
function land({ card, top }: Left): () => void {
  const over = new AbortController()
  const { signal } = over
  let still = 0
  let drawn = 0
  let frame = requestAnimationFrame(step)
  function step() {
    const item = document.querySelector(`[data-landing] > [data-key="${CSS.escape(card)}"]`)
    const away = item === null ? 0 : item.getBoundingClientRect().top - top
    if (Math.abs(away) > 1) scrollBy({ top: away, behavior: 'instant' })
    still = item === null || Math.abs(away) > 1 ? 0 : still + 1
    drawn += 1
    if (still < frames.still && drawn < frames.atMost && !signal.aborted) frame = requestAnimationFrame(step)
  }
  for (const sign of signs) addEventListener(sign, () => over.abort(), { passive: true, signal })
  return () => {
    over.abort()
    cancelAnimationFrame(frame)
  }
}

/** approximate height of sticky bars */
const barsHeight = 140
