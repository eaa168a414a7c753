import { countsAddress } from '#accounts/server/sending.ts'
import { countAll } from '#accounts/server/windowed-counts.ts'
import { hostOf, networkOf } from '#server/address.ts'
import type { House } from '#server/house.ts'

interface AskingLimit {
  readonly what: string
  readonly per: 'address' | 'network'
  readonly seconds: number
  readonly most: number
}

/** Returns the spent budget of the guest's host or network, if any. */
export async function spentByAsking(
  house: House,
  address: string,
  limits: readonly AskingLimit[],
): Promise<AskingLimit | undefined> {
  if (!countsAddress(house, address)) return undefined
  const whom = { address: hostOf(address), network: networkOf(address) } as const
  const budgets = limits.map((limit) => ({ ...limit, ofWhom: whom[limit.per] }))
  const counts = await countAll(house.database, budgets, house.clock.now())
  return budgets.find(({ most }, index) => (counts[index] ?? 0) > most)
}
