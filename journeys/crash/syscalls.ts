import { setTimeout as sleep } from 'node:timers/promises'
import { patiently } from '../buyer/wire.ts'
import { drain } from './drain.ts'
import { violations } from './laws.ts'
import { openScene, type Scene } from './scene.ts'
import { stories, type Timeline } from './stories.ts'
import { killAtCall } from './strace.ts'
import { ledgerSum, type Verdict, verdictOn } from './verdict.ts'

export interface SyscallReport {
  readonly verdict: Verdict
  /** number of kill points per story and victim */
  readonly points: Readonly<Record<string, number>>
  readonly found: readonly string[]
}

/** Each story again and again, killing the server (then the worker) at its
 * first outgoing message, its second … until none is left. */
export async function syscallChaos(say: (line: string) => void, every = 1): Promise<SyscallReport> {
  await using scene = await openScene()
  await scene.open()
  const points: Record<string, number> = {}
  const diaries = []
  for (const [name, story] of Object.entries(stories))
    for (const who of ['server', 'worker'] as const) {
      const told = await tellAll(scene, { story, who, every })
      points[`${name}, ${who}`] = told.points
      diaries.push(...told.diaries)
      say(`${name}: the ${who} has died at ${told.points} points`)
    }
  await Promise.all([scene.server.kill(), scene.worker.kill()])
  await drain(scene)
  const found = await violations(scene, diaries)
  const kills = Object.values(points).reduce((sum, count) => sum + count, 0)
  return {
    verdict: verdictOn(found, { kills, ledgerSum: await ledgerSum(scene) }),
    points,
    found: [...found.map(({ law, what }) => `${law}: ${what}`), ...scene.wire.broken, ...scene.bugs()],
  }
}

interface Telling {
  readonly story: Timeline
  readonly who: 'server' | 'worker'
  readonly every: number
}

async function tellAll(scene: Scene, { story, who, every }: Telling) {
  const diaries = []
  const ask = patiently(scene.wire.ask, { forMs: 120_000 })
  let points = 0
  for (let n = 1; ; n += every) {
    const victim = scene[who]
    const ready = await story(scene, ask)
    const death = await killAtCall(victim.pid ?? 0, n)
    const telling = ready()
    await Promise.race([victim.ended(), telling])
    await death.lift()
    // a death at the very end is reported slightly later
    const isDead = await Promise.race([victim.ended().then(() => true), sleep(200, false)])
    if (isDead) await victim.open()
    diaries.push(await telling)
    if (!isDead) return { points, diaries }
    points++
  }
}
