import { setTimeout as sleep } from 'node:timers/promises'
import { type Chance, chanceOf } from '#server/captcha/chance.ts'
import { type Diary } from '../buyer/diary.ts'
import { LostPatience, patiently } from '../buyer/wire.ts'
import { gather } from './crowd.ts'
import { drain } from './drain.ts'
import { violations } from './laws.ts'
import { brokenKeys } from './laws-of-promises.ts'
import type { Plant } from './plants.ts'
import { openScene, type Scene } from './scene.ts'
import { ledgerSum, type Verdict, type Violation, verdictOn } from './verdict.ts'

export interface ChaosWish {
  /** of the server and of the worker, by turns as chance has it */
  readonly kills: number
  /** of PostgreSQL, spread among the others */
  readonly falls?: number
  readonly buyers: number
  /** the same seed gives the same buyers and the same waits between kills */
  readonly seed: number
  readonly plant?: Plant
}

export interface ChaosReport {
  readonly diaries: readonly Diary[]
  readonly violations: readonly Violation[]
  readonly verdict: Verdict
  /** answers that must never be given, and bugs that the server logged */
  readonly broken: readonly string[]
  /** calls that a kill cut off in the middle */
  readonly cut: number
  /** milliseconds from kill to answer, the slowest */
  readonly slowestRestart: number
}

/** Kills a busy house again and again, lets everything come to rest, and reads all the books. */
export async function chaos(wish: ChaosWish): Promise<ChaosReport> {
  const falls = wish.falls ?? 0
  await using scene = await openScene({ plant: wish.plant, hasOwnPostgres: falls > 0 })
  const chance = chanceOf('chaos', String(wish.seed))
  await scene.open()
  const crowd = await gather(scene, wish.buyers, chance)
  const restarts = await killAll(scene, { kills: wish.kills, falls, chance })
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
    broken: [...scene.wire.broken, ...scene.bugs()],
    cut: scene.wire.cut(),
    slowestRestart: Math.max(...restarts),
  }
}

/** A house that does not answer any more has lost what it promised. */
async function keptOrLost(asked: Promise<readonly Violation[]>): Promise<readonly Violation[]> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof LostPatience)) throw error
    return [{ kind: 'lost', law: 'a house that opens again answers', what: error.message }]
  }
}

interface Killing {
  readonly kills: number
  readonly falls: number
  readonly chance: Chance
}

/** One after another at random moments in which people buy; the milliseconds each took to be back. */
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

const mostMs = 60_000

/** On a slow machine a house that opened is not yet one where people buy; and one that is broken may never be. */
async function somebodyIsAnswered({ wire }: Scene): Promise<void> {
  const [before, end] = [wire.answered(), performance.now() + mostMs]
  while (wire.answered() === before && performance.now() < end) await sleep(10)
}
