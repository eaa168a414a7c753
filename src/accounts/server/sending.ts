import { blockOf, CODES_SENT, hostOf, isLoopback, isPumping, networkOf } from '#accounts/code-limits.ts'
import { type Counted, countAll, countOf } from '#accounts/server/counts.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { House } from '#server/house.ts'

const used: Counted = { what: 'codes-used', ofWhom: 'all', seconds: 3600 }
const sent: Counted = { what: 'codes-of-all', ofWhom: 'all', seconds: 3600 }

/** Counts one more message to this number from this address; refuses TOO_MANY_CODES when a budget is spent. */
export async function maySend(
  house: House,
  { phone, address }: { phone: string; address: string },
): Promise<void> {
  const now = house.clock.now()
  const whom = {
    phone,
    block: blockOf(phone),
    address: hostOf(address),
    network: networkOf(address),
    all: 'all',
  }
  const limits = CODES_SENT.filter(({ per }) => !isAddress(per) || countsAddress(house, address))
  const counts = await countAll(
    house.database,
    limits.map(({ what, per, seconds }) => ({ what, ofWhom: whom[per], seconds })),
    now,
  )
  const isTight = isPumping({
    sent: await countOf(house.database, sent, now),
    used: await countOf(house.database, used, now),
  })
  const spent = limits.find(
    (limit, index) => (counts[index] ?? 0) > (isTight ? limit.mostWhenTight : limit.most),
  )
  if (spent === undefined) return
  house.log.warn({ limit: spent.what, isTight }, 'code.refused')
  throw refuse('TOO_MANY_CODES', { headers: { 'retry-after': String(spent.seconds) } })
}

/** A code did what it was sent for. */
export async function countUsed(house: House): Promise<void> {
  await countAll(house.database, [used], house.clock.now())
}

function isAddress(per: string): boolean {
  return per === 'address' || per === 'network'
}

/** In a demonstration on one machine every traveller has the same address; elsewhere the machine itself is no traveller. */
function countsAddress(house: House, address: string): boolean {
  return house.settings.mode === 'production' || !isLoopback(address)
}
