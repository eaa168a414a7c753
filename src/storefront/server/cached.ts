import { LRUCache } from 'lru-cache'
import { channelHere } from '#server/channel-here.ts'
import type { House } from '#server/house.ts'
import type { Sites } from '#server/sites.ts'

/** Older entries are refreshed in the background; much older ones are waited for. */
const freshMs = 10 * 60_000
const readableMs = 40 * 60_000
/** for incomplete responses */
const unfinishedMs = 1000

interface Made<Answer> {
  readonly at: number
  readonly answer: Answer
}

export interface Prices extends Pick<House, 'clock' | 'log'> {
  readonly settings: { readonly sites: Pick<Sites, 'here'> }
}

/** Whose prices a request reads: those of its site and channel. */
async function pricesHere({ settings }: Prices): Promise<string> {
  return `${settings.sites.here().brand.id} ${await channelHere()}`
}

interface Awaited {
  readonly unready: number
}

/** Stale-while-revalidate by the age of the prices, of each site and channel apart; failures are not
 * cached, a complete response wins over an incomplete one. */
export function fresh<Answer extends Awaited>(
  house: Prices,
  make: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const { clock, log } = house
  const known = new LRUCache<string, Made<Answer>>({ max: 600 })
  const making = new Map<string, Promise<Answer>>()
  const now = () => clock.now().epochMilliseconds
  const isReadable = ({ at, answer }: Made<Answer>) =>
    now() - at <= (answer.unready === 0 ? readableMs : unfinishedMs)
  function remade(name: string, key: string): Promise<Answer> {
    const begun = making.get(name)
    if (begun !== undefined) return begun
    const at = now()
    const answer = make(key)
      .then((one) => kept(name, { at, answer: one }))
      .finally(() => making.delete(name))
    making.set(name, answer)
    return answer
  }
  function kept(name: string, made: Made<Answer>): Answer {
    const before = known.get(name)
    if (made.answer.unready > 0 && before?.answer.unready === 0 && isReadable(before)) return before.answer
    known.set(name, made)
    return made.answer
  }
  return async (key) => {
    const name = `${await pricesHere(house)} ${key}`
    const made = known.get(name)
    if (made === undefined || !isReadable(made)) return remade(name, key)
    if (now() - made.at > freshMs)
      remade(name, key).catch((error: unknown) =>
        log.warn({ err: error, key }, 'a page could not be made anew'),
      )
    return made.answer
  }
}
