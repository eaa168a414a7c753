import { scattered } from '#server/scattered.ts'
import type { Settings } from '#server/settings.ts'

/** nine digits below 200 million; tickets of before serials had a key begin at 240 million */
const smallest = 100_000_000

/** The serial of a ticket of ours by its place among all, as only this house scatters them. */
export function ticketSerials(settings: Pick<Settings, 'secrets'>): (nth: number) => number {
  const scatter = scattered(settings, 'flight tickets')
  return (nth) => smallest + scatter(nth)
}
