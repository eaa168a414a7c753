import { workedSeconds } from './cpu.ts'
import { slowest, type Timed } from './slowest.ts'

export interface Counted {
  readonly passed: number
  readonly failed: number
  readonly failure?: string
  readonly times?: readonly Timed[]
  /** what failed at first and was green when told again */
  readonly shaky?: string
}

export function close(results: readonly Counted[]): void {
  const failures = results.flatMap(({ failure }) => failure ?? [])
  const passed = results.reduce((sum, one) => sum + one.passed, 0)
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  const longest = slowest(results.flatMap(({ times }) => times ?? []))
  if (longest.length > 0) console.log(`\nThe slowest:\n${longest.join('\n')}`)
  if (failures.length > 0) console.log(`\n✖ failed:\n\n${failures.join('\n')}`)
  const shaky = results.flatMap(({ shaky: first }) => first ?? [])
  if (shaky.length > 0) console.log(`\n⚠ green only the second time:\n\n${shaky.join('\n')}`)
  const worked = workedSeconds()
  if (worked !== undefined) console.log(`\n${(worked / 60).toFixed(1)} minutes of a processor`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
