import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { isLoopback, networkOf } from '#server/address.ts'
import type { House } from '#server/house.ts'

/** captchas of the last ten minutes: they expire two minutes after creation */
export const countedFor = { minutes: 8 } as const

/** More work for networks with many recent captchas; an operator has some hundred. */
const steps = [
  { below: 60, times: 1 },
  { below: 240, times: 2 },
  { below: 600, times: 4 },
] as const
const most = 8

export function timesTheWork(askedLately: number): number {
  return steps.find(({ below }) => askedLately < below)?.times ?? most
}

export async function workNow(house: House, address: string): Promise<number> {
  const { captchaWork, mode, publicUrl } = house.settings
  // over plain http browsers have no key derivation, except on localhost
  if (mode !== 'production' && !publicUrl.startsWith('https:') && !isLoopback(address)) return 0
  return captchaWork * timesTheWork(await askedLately(house, nameOfNetwork(house, address)))
}

/** Keyed hash, so that no table has addresses; null in a demo. */
export function nameOfNetwork({ settings }: House, address: string): string | null {
  if (settings.mode !== 'production' && isLoopback(address)) return null
  const { pepper } = settings.secrets
  return createHmac('sha256', pepper)
    .update(`captcha from ${networkOf(address)}`)
    .digest('base64url')
}

async function askedLately({ database, clock }: House, network: string | null): Promise<number> {
  if (network === null) return 0
  const { count } = await one(
    database,
    sql<{ count: number }>`select count(*)::int as count from captcha.puzzles
      where asked_from = ${network} and expires_at > ${clock.now().subtract(countedFor)}`,
  )
  return count
}
