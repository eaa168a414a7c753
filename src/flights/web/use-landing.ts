import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSteady } from '#web/use-steady.ts'

const keptAs = 'card left at'

interface Left {
  /** the entry of the history, and the document it was an entry of */
  readonly entry: string
  readonly document: number
  readonly card: string
  /** CSS pixels below the window's top */
  readonly top: number
}

/**
 * Whoever comes back to a list lands on the card he left it at, though cards above it may have other heights by now.
 * Answers the card's key, so that the list can draw it at once.
 */
export function useLanding(): string | undefined {
  const { key } = useLocation()
  const [left] = useState(() => leftAt(key))
  const note = useSteady(() => remember(key))
  useEffect(() => noted(note), [note])
  useEffect(() => {
    // the router has put the page to where it was in pixels; the card stands nearby
    const frame = requestAnimationFrame(() => left && land(left))
    return () => cancelAnimationFrame(frame)
  }, [left])
  return left?.card
}

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
  addEventListener('click', note, { capture: true, signal })
  return () => {
    clearTimeout(resting)
    over.abort()
  }
}

const restMs = 150

/** A page that was loaded anew is put right by the router itself. */
function leftAt(key: string): Left | undefined {
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(keptAs)
  const left = kept === null ? undefined : (JSON.parse(kept) as Left)
  return left?.entry === key && left.document === performance.timeOrigin ? left : undefined
}

function remember(key: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.results-column li[data-key]')]
  const seen = cards.find((card) => card.getBoundingClientRect().bottom > barsHeight)
  if (seen?.dataset.key === undefined) return
  const left: Left = {
    entry: key,
    document: performance.timeOrigin,
    card: seen.dataset.key,
    top: seen.getBoundingClientRect().top,
  }
  sessionStorage.setItem(keptAs, JSON.stringify(left))
}

function land({ card, top }: Left): void {
  const item = document.querySelector(`.results-column li[data-key="${CSS.escape(card)}"]`)
  if (item !== null) scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Bars that stick to the window's top are about so high. */
const barsHeight = 140
