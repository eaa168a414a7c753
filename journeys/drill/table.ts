import { isClean as isCleanVerdict, type Verdict } from '../crash/verdict.ts'
import type { DrillReport, StepReport } from './drill.ts'

const heads = [
  'step',
  's without purchases',
  'before it',
  'aim',
  'calls refused',
  'bought',
  'lost/doubled/unreconciled/oversold',
]

/** As Markdown. */
export function table({ steps }: DrillReport): string {
  const rows = steps.map((step) => [
    step.title,
    String(step.gap),
    String(step.calmGap),
    step.aim === undefined ? '' : String(step.aim),
    `${step.refused} of ${step.calls} (${percent(step)} %)`,
    String(step.purchases),
    counted(step.verdict).join('/'),
  ])
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function isClean({ steps, changed }: DrillReport): boolean {
  return (
    changed.length === 0 && steps.every(({ verdict, found }) => isCleanVerdict(verdict) && found.length === 0)
  )
}

/** Counts of all steps, and of each what it took. */
export function lastLine(report: DrillReport, seed: number): string {
  const sum = (at: number) =>
    report.steps.reduce((total, { verdict }) => total + (counted(verdict)[at] ?? 0), 0)
  return JSON.stringify({
    seed,
    lost: sum(0) + report.changed.length,
    doubled: sum(1),
    unreconciled: sum(2),
    oversold: sum(3),
    isClean: isClean(report),
    steps: Object.fromEntries(
      report.steps.map((step) => [
        step.step,
        {
          seconds: step.gap,
          aim: step.aim,
          calls: step.calls,
          refused: step.refused,
          bought: step.purchases,
          ...step.rolled,
        },
      ]),
    ),
  })
}

function counted({ lost, doubled, unreconciled, oversold }: Verdict): readonly number[] {
  return [lost, doubled, unreconciled, oversold]
}

function percent({ calls, refused }: StepReport): string {
  return calls === 0 ? '0' : ((refused / calls) * 100).toFixed(1)
}
