import { listAddress, papersIn, sessionHeader, store, storedList, wipe } from './trips-store.ts'

/** a list has at most twenty-four papers, all far smaller */
const largestPaper = 500_000

let last: Promise<unknown> = Promise.resolve()

export function keepTrips(whose: string): Promise<void> {
  const next = last.then(() => keep(whose))
  last = next.catch(() => undefined)
  return next
}

async function keep(whose: string): Promise<void> {
  const before = papersIn((await (await storedList())?.text()) ?? '')
  // opened first: if it is deleted meanwhile, writes go nowhere
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

/** Deletes the old one first, so that no outdated paper remains. */
async function keepPaper(cache: Cache, paper: string): Promise<void> {
  await cache.delete(paper)
  const answer = await answerOf(paper)
  if (answer === undefined) return
  const { size } = await answer.clone().blob()
  if (size <= largestPaper) await cache.put(paper, answer)
}

/** Undefined when offline or for another status. */
async function answerOf(address: string): Promise<Response | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.status === 200 && !answer.redirected ? answer : undefined
}

async function forgetIfEmpty(): Promise<void> {
  if ((await storedList()) === undefined) await wipe()
}

function isGone(path: string, papers: readonly string[]): boolean {
  return path !== listAddress && !papers.some((paper) => paper.startsWith(`${path}#`))
}
