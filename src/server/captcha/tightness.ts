import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { isLoopback, networkOf } from '#server/address.ts'
import type { House } from '#server/house.ts'

/** Puzzles are counted for so long: those of the last ten minutes, as they end two minutes after they are made. */
export const countedFor = { minutes: 8 } as const

/** The work grows with the puzzles one network asked for lately; an operator's, with thousands of people, asks for some hundred. */
const steps = [
  { below: 60, times: 1 },
  { below: 240, times: 2 },
  { below: 600, times: 4 },
] as const
const most = 8

export function timesTheWork(askedLately: number): number {
  return steps.find(({ below }) => askedLately < below)?.times ?? most
}

/** Among how many numbers the browser seeks one, for a puzzle that is asked for now. */
export async function workNow(house: House, address: string): Promise<number> {
  const { captchaWork, mode, publicUrl } = house.settings
  // outside production a page may come over plain http, where browsers derive no keys unless it is their own machine's
  if (mode !== 'production' && !publicUrl.startsWith('https:') && !isLoopback(address)) return 0
  return captchaWork * timesTheWork(await askedLately(house, nameOfNetwork(house, address)))
}

/** A network's name under our secret, so that no table has addresses; none in a demo, where everybody comes from the machine itself. */
export function nameOfNetwork({ settings }: House, address: string): string | null {
  if (settings.mode !== 'production' && isLoopback(address)) return null
  const { pepper } = settings.secrets
  return createHmac('sha256', pepper)
    .update(`captcha from ${networkOf(address)}`)
    .digest('base64url')
}

/** How many puzzles a network asked for in the last ten minutes. */
async function askedLately({ database, clock }: House, network: string | null): Promise<number> {
  if (network === null) return 0
  const { count } = await one(
    database,
    sql<{ count: number }>`select count(*)::int as count from captcha.puzzles
      where asked_from = ${network} and expires_at > ${clock.now().subtract(countedFor)}`,
  )
  return count
}
