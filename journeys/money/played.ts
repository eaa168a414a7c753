import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Refusal } from '#server/refusal.ts'
import type { Act, Names, Stage } from './act.ts'
import { prepared } from './acts.ts'
import type { Lane } from './house.ts'
import { type Life, timelineTexts } from './model.ts'
import { vouchers } from './vouchers.ts'

export interface Playing extends Pick<Stage, 'isAlone'> {
  readonly lane: Lane
  readonly life: Life
  readonly isTwice?: boolean
}

export async function played({ lane, life, isTwice = false, isAlone }: Playing): Promise<Names> {
  const { since } = life.world
  lane.now = since
  const names = await newNames(lane, life)
  for (const [index, { command, outcome }] of life.story.entries()) {
    const act = await prepared({ lane, names, since, isAlone }, command, index)
    for (const found of await Promise.all(isTwice ? [told(act), told(act)] : [told(act)]))
      assert.equal(
        found,
        outcome,
        `${found}, at the end of\n${timelineTexts(life.story.slice(0, index + 1))}`,
      )
  }
  return names
}

let worlds = 0

async function newNames({ orders }: Lane, { story }: Life): Promise<Names> {
  const world = (worlds += 1)
  const codeOf = (code: string) => `${code}X${world}`
  const used = new Set(story.map(({ command }) => (command.action === 'voucher' ? command.code : undefined)))
  for (const voucher of vouchers.filter(({ code }) => used.has(code)))
    await orders.publishVoucher({ ...voucher, code: codeOf(voucher.code) })
  const users = Array.from({ length: 3 }, () => randomUUID())
  return {
    users,
    orders: [],
    refunds: [],
    withdrawals: [],
    attempts: [],
    shares: [],
    corrections: [],
    codeOf,
  }
}

async function told(act: Act): Promise<string> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
