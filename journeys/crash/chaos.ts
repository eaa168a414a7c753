import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '#server/captcha/chance.ts'
import type { Diary } from '../buyer/buy.ts'
import { patiently } from '../buyer/wire.ts'
import { gather } from './crowd.ts'
import { drain } from './drain.ts'
import { type Violation, violations } from './laws.ts'
import { brokenKeys } from './laws-of-promises.ts'
import type { Plant } from './plants.ts'
import { openScene, type Scene } from './scene.ts'

export interface ChaosWish {
  readonly kills: number
  readonly buyers: number
  /** the same seed gives the same buyers and the same waits between kills */
  readonly seed: number
  readonly plant?: Plant
}

export interface ChaosReport {
  readonly diaries: readonly Diary[]
  readonly violations: readonly Violation[]
  /** answers that must never be given, and bugs that the server logged */
  readonly broken: readonly string[]
  /** calls that a kill cut off in the middle */
  readonly cut: number
  /** milliseconds from kill to answer, the slowest */
  readonly slowestRestart: number
}

/** Kills a busy server again and again, lets everything come to rest, and reads all the books. */
export async function chaos(wish: ChaosWish): Promise<ChaosReport> {
  await using scene = await openScene(wish.plant)
  const chance = chanceOf('chaos', String(wish.seed))
  const restarts = [await scene.server.open()]
  const crowd = await gather(scene, wish.buyers, chance)
  for (let kill = 0; kill < wish.kills; kill++) {
    await sleep(chance.between(50, 1100))
    await scene.server.kill()
    restarts.push(await scene.server.open())
  }
  await crowd.disperse()
  const keys = await brokenKeys(patiently(scene.wire.ask, { forMs: 40_000 }), crowd.diaries)
  await scene.server.kill()
  await drain(scene)
  return {
    diaries: crowd.diaries,
    violations: [...keys, ...(await violations(scene, crowd.diaries))],
    broken: brokenAnswers(scene),
    cut: scene.wire.cut(),
    slowestRestart: Math.max(...restarts.slice(1)),
  }
}

function brokenAnswers({ wire, bugs }: Scene): readonly string[] {
  return [...wire.broken, ...bugs()]
}
