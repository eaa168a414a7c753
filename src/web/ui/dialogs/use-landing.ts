import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type Left, leftIn, withLeft } from '#web/ui/places/places-left.ts'
import { useSteady } from '#web/use-steady.ts'

const keptAs = 'cards left at'

/** the items of the list that one comes back to; the list itself is marked `data-landing` */
const items = '[data-landing] > [data-key]'

/**
 * Whoever comes back to a list lands on the card he left it at, though cards above it may have other heights by now, and also
 * when the page was loaded anew. Answers the card's key, so that a long list can draw it at once.
 */
export function useLanding(): string | undefined {
  const { key } = useLocation()
  const [left] = useState(() => leftAt(key))
  // the server knows nothing of it: what it drew is taken over first
  const isAwake = useSyncExternalStore(never, yes, no)
  const note = useSteady(() => remember(key))
  useEffect(() => noted(note), [note])
  useEffect(() => (left === undefined || !isAwake ? undefined : land(left)), [left, isAwake])
  return isAwake ? left?.card : undefined
}

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Notes where one is whenever scrolling has come to rest and before every press, which may lead away. */
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

/** A box that is ticked leads nowhere; to look where the cards stand would only make it wait. */
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
/** The card stands still when it has stood for so many frames; a list that never comes to rest is left alone. */
const frames = { still: 6, atMost: 90 } as const

/**
 * The router puts the page to where it was in pixels; the card stands nearby, or comes when the list has drawn it. Whoever moves the
 * page himself meanwhile is not pulled back.
 */
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

/** Bars that stick to the window's top are about so high. */
const barsHeight = 140
