import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '#server/captcha/chance.ts'
import { pageBuild } from '#web/server/page-build.ts'
import type { Diary } from '../buyer/diary.ts'
import { LostPatience, patiently } from '../buyer/wire.ts'
import { gather } from '../crash/crowd.ts'
import { drain } from '../crash/drain.ts'
import { violations } from '../crash/laws.ts'
import { brokenKeys } from '../crash/laws-of-promises.ts'
import type { Scene } from '../crash/scene.ts'
import { ledgerSum, type Verdict, type Violation, verdictOn } from '../crash/verdict.ts'
import { beginBackups, otherWhenRestored } from './backups.ts'
import { openBalancer } from './balancer.ts'
import { raiseCluster } from './cluster.ts'
import { figuresMissing } from './figures.ts'
import { type Fingerprint, fingerprintOf, otherThan } from './fingerprint.ts'
import { builtPages, type DrillHouse, layTemplate, openAll, openHouse, type Town } from './houses.ts'
import type { Rolled } from './new-build.ts'
import { type Step, type StepName, steps } from './steps.ts'
import { longestGap, refusedOf, type Watch, watched } from './watch.ts'

export interface DrillWish {
  readonly folder: string
  readonly seed: number
  readonly buyers: number
  readonly steps: readonly StepName[]
  say(line: string): void
}

export interface StepReport {
  readonly step: StepName
  readonly title: string
  readonly aim: number | undefined
  /** longest time without a purchase, in seconds: before it, and from it on */
  readonly calmGap: number
  readonly gap: number
  readonly calls: number
  readonly refused: number
  readonly purchases: number
  readonly rolled: Omit<Rolled, 'failures'> | undefined
  readonly verdict: Verdict
  readonly found: readonly string[]
}

export interface DrillReport {
  readonly steps: readonly StepReport[]
  /** of houses whose books were closed and that are other now, in the cluster or when its backup is laid out elsewhere */
  readonly changed: readonly string[]
}

const calmMs = 10_000
/** how long people buy on once all is well again */
const afterMs = 10_000

export async function drill(wish: DrillWish): Promise<DrillReport> {
  await pageBuild(builtPages, wish.say)
  const cluster = await raiseCluster(wish.folder)
  const balancer = await openBalancer(wish.folder, cluster.values)
  const town: Town = { cluster, balancer }
  wish.say(
    `Three machines, etcd, Patroni and HAProxy stand; migrated in ${seconds(await layTemplate(town))} s.`,
  )
  await beginBackups(town)
  const unknown = await figuresMissing(cluster)
  if (unknown.length > 0)
    throw new Error(`dashboards and alerts ask for what nobody tells: ${unknown.join(', ')}`)
  const reports: StepReport[] = []
  const closed: Fingerprint[] = []
  for (const [place, name] of wish.steps.entries()) {
    await cluster.whole()
    await using house = await openHouse(town, `house_${place + 1}`)
    const report = await held(wish, { ...town, house }, name)
    wish.say(line(report))
    for (const one of report.found.slice(0, 20)) wish.say(`  ✖ ${one}`)
    reports.push(report)
    closed.push(await fingerprintOf(town, house.database))
  }
  await cluster.whole()
  const restored = await otherWhenRestored(town, closed).catch((error: unknown) => [
    `nothing is restored: ${error}`,
  ])
  const changed = [...(await otherThan(town, closed)), ...restored]
  await cluster.close()
  return { steps: reports, changed }
}

async function held(wish: DrillWish, ground: Town & { readonly house: DrillHouse }, name: StepName) {
  const { house } = ground
  const step: Step = steps[name]
  await openAll(house)
  const watch = watched(house.scene)
  const crowd = await gather(watch.scene, wish.buyers, chanceOf('drill', `${wish.seed} ${name}`))
  await somebodyBought(watch)
  const opened = performance.now()
  await sleep(calmMs)
  const began = performance.now()
  const { violations: seen, rolled } = await step.inflict(ground)
  await ground.cluster.whole()
  await somebodyBought(watch)
  await sleep(afterMs)
  const ended = performance.now()
  await crowd.disperse()
  const found = [...seen, ...(await closedBooks(house, watch.scene, crowd.diaries))]
  const { scene } = house
  return {
    step: name,
    title: step.title,
    aim: step.aim,
    calmGap: longestGap(watch, crowd.diaries, [opened, began]),
    gap: longestGap(watch, crowd.diaries, [began, ended]),
    ...refusedOf(watch, [began, ended]),
    purchases: crowd.diaries.filter(({ status }) => status === 'issued').length,
    rolled: rolled && { passed: rolled.passed, beside: rolled.beside },
    verdict: verdictOn(found, { kills: 0, ledgerSum: await ledgerSum(scene) }),
    found: [
      ...found.map(({ law, what }) => `${law}: ${what}`),
      ...scene.wire.broken.filter((told) => !/ (?:502|504) /.test(told)),
      ...scene.bugs(),
      ...crowd.refused,
      ...(rolled?.failures ?? []),
    ],
  }
}

/** Everybody has gone, the crews end; then two and a half hours go by, and every book is read. */
async function closedBooks(
  { servers, workers }: DrillHouse,
  scene: Scene,
  diaries: readonly Diary[],
): Promise<readonly Violation[]> {
  const asking = { ask: patiently(scene.wire.ask, { forMs: 40_000 }), again: scene.again }
  const keys = await brokenKeys(asking, diaries).catch((error: unknown): readonly Violation[] => {
    if (!(error instanceof LostPatience)) throw error
    return [{ kind: 'lost', law: 'a house that opens again answers', what: error.message }]
  })
  await Promise.all([...servers, ...workers].map(({ stop }) => stop()))
  await drain(scene)
  return [...keys, ...(await violations(scene, diaries))]
}

const longestAwayMs = 180_000

async function somebodyBought({ calls }: Watch): Promise<void> {
  const [from, end] = [calls.length, performance.now() + longestAwayMs]
  while (!calls.slice(from).some(({ line, status }) => status === 200 && line.startsWith('POST'))) {
    if (performance.now() > end) throw new Error('nobody can buy any more')
    await sleep(50)
  }
}

function line({ title, gap, aim, calls, refused, purchases, rolled }: StepReport): string {
  const aimed = aim === undefined ? '' : ` (aim ${aim})`
  const told = `${title}: ${gap} s without purchases${aimed}, ${refused} of ${calls} calls refused, ${purchases} bought`
  if (rolled === undefined) return told
  const { passed, beside } = rolled
  return `${told}; of ${passed.requests} others' requests ${passed.failed} failed; side by side the old build answered ${beside.old}, the new one ${beside.new}`
}

const seconds = (ms: number) => Math.round(ms / 1000)
