import lighthouse from 'lighthouse'
import { median } from './rounds.ts'

const times = 3

export interface Light {
  readonly performance: number
  readonly accessibility: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * Lighthouse's mobile scores and figures of a page, the median of three visits, in the browser that listens at a port for
 * its debugger. Cookies stay there from visit to visit, as sessions are renewed.
 */
export async function lighthouseOn(port: number, url: string): Promise<Light> {
  const runs: Run[] = []
  for (let run = 0; run < times; run++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
    })
    if (result?.lhr.finalDisplayedUrl !== url)
      throw new Error(`Lighthouse came to ${result?.lhr.finalDisplayedUrl} instead of ${url}`)
    runs.push(result.lhr)
  }
  const audit = (name: string) => median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN))
  const score = (name: string) =>
    Math.round(median(runs.map((run) => run.categories[name]?.score ?? 0)) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    fcpMs: Math.round(audit('first-contentful-paint')),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    cls: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
  }
}
