import type { flightCalls } from '#flights/calls.ts'
import type { Watch } from '#flights/choosing/choosing-response.ts'
import type { AvailableBody, ProposalChosen } from '#flights/requests.ts'
import { ask } from '#web/api.ts'

/** By the hash of the flights or of the day, shared by all cards of the page. */
let waiting: ReadonlyMap<string, Watch> = new Map()
let asked: { readonly of: string; readonly answer: Promise<void> } | undefined
const listeners = new Set<() => void>()

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function waitingFor(hash: string): Watch | undefined {
  return waiting.get(hash)
}

export function knowWaiting(phone: string): Promise<void> {
  if (asked?.of === phone) return asked.answer
  put(new Map())
  const line = 'GET /api/flight-catalog/SeatWatch/GetWatches'
  const answer = ask<typeof flightCalls.watches>(line, {}).then(
    ({ watches }) => put(new Map(watches.filter(isOpen).map((watch) => [watch.hash, watch]))),
    // unknown counts as not watched: watching again does no harm
    () => undefined,
  )
  asked = { of: phone, answer }
  return answer
}

export async function startWaiting(chosen: ProposalChosen): Promise<void> {
  const line = 'POST /api/flight-catalog/SeatWatch/Watch'
  const watch = await ask<typeof flightCalls.watch>(line, { body: chosen })
  await othersKnown()
  put(new Map([...waiting, [watch.hash, watch]]))
}

export async function startWaitingForDay(search: AvailableBody): Promise<void> {
  const line = 'POST /api/flight-catalog/SeatWatch/WatchDay'
  const watch = await ask<typeof flightCalls.watchDay>(line, { body: search })
  await othersKnown()
  put(new Map([...waiting, [watch.hash, watch]]))
}

export async function stopWaiting({ id, hash }: Watch): Promise<void> {
  const line = 'POST /api/flight-catalog/SeatWatch/Stop/{id}'
  await ask<typeof flightCalls.stopWatch>(line, { params: { id } })
  await othersKnown()
  put(new Map([...waiting].filter(([other]) => other !== hash)))
}

/** What is looked up when somebody signs in may be told late: as it was before they began or ended this one. */
async function othersKnown(): Promise<void> {
  await asked?.answer
}

function isOpen({ state }: Watch): boolean {
  return state === 'waiting'
}

function put(next: ReadonlyMap<string, Watch>): void {
  waiting = next
  for (const listener of listeners) listener()
}
