import lighthouse from 'lighthouse'
import { median } from '../rounds.ts'

const times = Number(process.env['VISITS'] ?? 3)
/** Lighthouse sometimes fails on a busy machine: tries per page */
const attempts = 3

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type AuditName = (typeof audits)[number]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Light {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** audits of all but performance that a visit did not pass */
  readonly failed: readonly string[]
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** How many times slower Lighthouse makes the processor when nobody says otherwise. */
export const ownSlowdown = 4
/** The middle of what Lighthouse calls a high-end desktop, of which that makes a mid-tier phone (docs/throttling.md). */
const desktopIndex = 1750

export interface Processor {
  /** this machine's, by Lighthouse's own measure: median of the visits */
  readonly benchmarkIndex: number
  /** how many times slower a mid-tier phone is than this machine */
  readonly slowdown: number
}

/** A phone is as slow from whatever machine it is looked at. */
export async function phoneFrom(port: number, url: string): Promise<Processor> {
  const runs: Run[] = []
  for (let run = 0; run < times; run++) runs.push(await measuredVisit(port, url, ownSlowdown))
  const benchmarkIndex = median(runs.map(({ environment }) => environment.benchmarkIndex))
  return {
    benchmarkIndex: Math.round(benchmarkIndex),
    slowdown: Math.max(1, Math.round((benchmarkIndex / desktopIndex) * ownSlowdown * 10) / 10),
  }
}

/** Mobile scores, median of the visits, in the browser on that debugging port. Cookies persist between visits. */
export async function lighthouseOn(port: number, url: string, slowdown: number): Promise<Light> {
  const runs: Run[] = []
  for (let run = 0; run < times; run++) runs.push(await measuredVisit(port, url, slowdown))
  const audit = (name: AuditName) => median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN))
  const score = (name: string) =>
    Math.round(median(runs.map((run) => run.categories[name]?.score ?? 0)) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failed: [...new Set(runs.flatMap(failedIn))],
    fcpMs: Math.round(audit('first-contentful-paint')),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    cls: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
  }
}

async function measuredVisit(port: number, url: string, cpuSlowdownMultiplier: number): Promise<Run> {
  const config = {
    extends: 'lighthouse:default',
    settings: { throttling: { cpuSlowdownMultiplier } },
  } as const
  const faults: string[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const flags = { port, output: 'json', onlyCategories: [...categories], logLevel: 'error' } as const
    const result = await lighthouse(url, flags, config)
    if (result?.lhr.finalDisplayedUrl !== url)
      throw new Error(`Lighthouse came to ${result?.lhr.finalDisplayedUrl} instead of ${url}`)
    const missing = missingOf(result.lhr)
    if (missing.length === 0) return result.lhr
    faults.push(...missing)
  }
  throw new Error(`Lighthouse could not measure ${url}: ${[...new Set(faults)].join('; ')}`)
}

function failedIn({ audits: told, categories: scored }: Run): readonly string[] {
  const counted = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => scored[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
  return counted.map(({ id }) => id).filter((id) => (told[id]?.score ?? 1) < 1)
}

function missingOf({ audits: told, runtimeError }: Run): readonly string[] {
  return audits
    .filter((name) => !Number.isFinite(told[name]?.numericValue))
    .map((name) => `${name}: ${told[name]?.errorMessage ?? runtimeError?.message ?? 'not told'}`)
}
