import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { type Chance, chanceOf } from '#server/captcha/chance.ts'
import { type Diary } from '../buyer/diary.ts'
import { LostPatience, patiently } from '../buyer/wire.ts'
import { gather } from './crowd.ts'
import { drain } from './drain.ts'
import { violations } from './laws.ts'
import { brokenKeys } from './laws-of-promises.ts'
import type { Plant } from './plants.ts'
import { rulesOn } from './price-rules.ts'
import { openScene, type Scene } from './scene.ts'
import { ledgerSum, type Verdict, type Violation, verdictOn } from './verdict.ts'

export interface ChaosWish {
  /** of server and worker, at random */
  readonly kills: number
  /** of PostgreSQL, spread among the others */
  readonly falls?: number
  readonly buyers: number
  readonly seed: number
  readonly plant?: Plant
}

export interface ChaosReport {
  readonly diaries: readonly Diary[]
  readonly violations: readonly Violation[]
  readonly verdict: Verdict
  /** forbidden responses, logged bugs, and what the desk was refused */
  readonly broken: readonly string[]
  /** how often an insurer abroad was asked to confirm, and what it has of it */
  readonly insurer: { readonly asked: number; readonly policies: number }
  /** what stands with a supplier of experiences */
  readonly experiences: number
  readonly inShares: number
  /** calls cut by a kill */
  readonly cut: number
  /** slowest restart, milliseconds */
  readonly slowestRestart: number
}

export async function chaos(wish: ChaosWish): Promise<ChaosReport> {
  const falls = wish.falls ?? 0
  await using scene = await openScene({ plant: wish.plant, hasOwnPostgres: falls > 0 })
  const chance = chanceOf('chaos', String(wish.seed))
  await rulesOn(scene)
  await scene.open()
  const crowd = await gather(scene, wish.buyers, chance)
  const restarts = await killAll(scene, { kills: wish.kills, falls, chance })
  await enoughAreIssued(crowd.diaries, wish.kills)
  await crowd.disperse()
  const asking = { ask: patiently(scene.wire.ask, { forMs: 40_000 }), again: scene.again }
  const keys = await keptOrLost(brokenKeys(asking, crowd.diaries))
  await Promise.all([scene.server.kill(), scene.worker.kill()])
  await drain(scene)
  const found = [...keys, ...(await violations(scene, crowd.diaries))]
  return {
    diaries: crowd.diaries,
    violations: found,
    verdict: verdictOn(found, { kills: restarts.length, ledgerSum: await ledgerSum(scene) }),
    broken: [...scene.wire.broken, ...scene.bugs(), ...crowd.refused],
    insurer: {
      asked: scene.insurer.requested.get('confirm') ?? 0,
      policies: scene.insurer.books.all().length,
    },
    experiences: scene.experiences.books.all().filter(({ status }) => status === 'CONFIRMED').length,
    inShares: await paidInShares(scene),
    cut: scene.wire.cut(),
    slowestRestart: Math.max(...restarts),
  }
}

async function paidInShares({ database }: Scene): Promise<number> {
  const { many } = await one(
    database,
    sql<{ many: number }>`select count(*) as many from orders.split where state = 'paid'`,
  )
  return many
}

async function keptOrLost(asked: Promise<readonly Violation[]>): Promise<readonly Violation[]> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof LostPatience)) throw error
    return [{ kind: 'lost', law: 'a house that opens again answers', what: error.message }]
  }
}

const mostMs = 60_000

interface Killing {
  readonly kills: number
  readonly falls: number
  readonly chance: Chance
}

async function killAll(scene: Scene, { kills, falls, chance }: Killing): Promise<readonly number[]> {
  const restarts: number[] = []
  const every = falls === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(kills / falls))
  for (let kill = 1; kill <= kills; kill++) {
    await somebodyIsAnswered(scene)
    await sleep(chance.between(50, 1100))
    const victim = chance.between(0, 1) < 0.25 ? scene.worker : scene.server
    await victim.kill()
    restarts.push(await victim.open())
    if (kill % every === 0 && kill / every <= falls) restarts.push((await scene.postgres?.fall()) ?? 0)
  }
  return restarts
}

/** One purchase for four kills: kills that let nobody buy show nothing. A slow machine gets there after the last of them. */
export function areEnough(diaries: readonly Diary[], kills: number): boolean {
  return diaries.filter(({ status }) => status === 'issued').length * 4 >= kills
}

async function enoughAreIssued(diaries: readonly Diary[], kills: number): Promise<void> {
  const end = performance.now() + 3 * mostMs
  while (!areEnough(diaries, kills) && performance.now() < end) await sleep(100)
}

async function somebodyIsAnswered({ wire }: Scene): Promise<void> {
  const [before, end] = [wire.answered(), performance.now() + mostMs]
  while (wire.answered() === before && performance.now() < end) await sleep(10)
}
