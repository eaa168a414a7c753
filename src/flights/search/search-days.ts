import type { Search } from '#flights/search/search-params.ts'

/** Moves the first flight to another day. A return that would be too early moves too; so do all legs of a longer journey. */
export function onDay(search: Search, date: string): Search {
  const days = daysBetween(search.date, date)
  if (search.legs !== undefined || (search.back !== undefined && search.back < date))
    return movedBy(search, days)
  return { ...search, date }
}

export function backOn(search: Search, back: string): Search {
  return { ...search, back: back < search.date ? search.date : back }
}

export function movedBy(search: Search, days: number): Search {
  return {
    ...search,
    date: later(search.date, days),
    ...(search.back !== undefined && { back: later(search.back, days) }),
    ...(search.legs && { legs: search.legs.map((leg) => ({ ...leg, date: later(leg.date, days) })) }),
  }
}

export function lastDay({ date, back, legs }: Search): string {
  return back ?? legs?.at(-1)?.date ?? date
}

function later(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}
