import { listAddress, papersIn, sessionHeader, store, storedList, wipe } from './trips-store.ts'

/** A list names at most sixteen papers; none of ours comes near this. */
const largestPaper = 500_000

let last: Promise<unknown> = Promise.resolve()

/** Keeps the trips ahead of the session that the mark names, with their papers, in place of what was kept; one after another. */
export function keepTrips(whose: string): Promise<void> {
  const next = last.then(() => keep(whose))
  last = next.catch(() => undefined)
  return next
}

async function keep(whose: string): Promise<void> {
  const before = papersIn((await (await storedList())?.text()) ?? '')
  // opened before anything is asked for: what is put into it after somebody wiped it goes nowhere
  const cache = await caches.open(store)
  const list = await answerOf(listAddress)
  if (list?.headers.get(sessionHeader) !== whose) return forgetIfEmpty()
  const papers = papersIn(await list.clone().text())
  if (papers.length === 0) return wipe()
  await cache.put(listAddress, list)
  for (const one of await cache.keys()) if (isGone(new URL(one.url).pathname, papers)) await cache.delete(one)
  for (const paper of papers)
    if (!before.includes(paper) || (await cache.match(paper)) === undefined) await keepPaper(cache, paper)
}

/** An older one goes first: where the newer cannot be had there is none. */
async function keepPaper(cache: Cache, paper: string): Promise<void> {
  await cache.delete(paper)
  const answer = await answerOf(paper)
  if (answer === undefined) return
  const { size } = await answer.clone().blob()
  if (size <= largestPaper) await cache.put(paper, answer)
}

/** Nothing when there is no line, and when the answer is not what was asked for. */
async function answerOf(address: string): Promise<Response | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.status === 200 && !answer.redirected ? answer : undefined
}

/** Nothing was kept before, and nothing is now. */
async function forgetIfEmpty(): Promise<void> {
  if ((await storedList()) === undefined) await wipe()
}

function isGone(path: string, papers: readonly string[]): boolean {
  return path !== listAddress && !papers.some((paper) => paper.startsWith(`${path}#`))
}
