export interface Counted {
  readonly passed: number
  readonly failed: number
  /** what is said of it once more at the very end */
  readonly failure?: string
}

/** What failed, once more, and as the last line of all the sum: `N passed, N failed`. */
export function close(results: readonly Counted[]): void {
  const failures = results.flatMap(({ failure }) => failure ?? [])
  const passed = results.reduce((sum, one) => sum + one.passed, 0)
  const failed = results.reduce((sum, one) => sum + one.failed, 0)
  if (failures.length > 0) console.log(`\n✖ failed:\n\n${failures.join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
