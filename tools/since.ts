import { execFileSync } from 'node:child_process'
import { importersOf, importGraph } from './imports.ts'

/** Tests a change can reach by imports. Every story opens the whole product, so only its own steps count. */
export function testsSince(ref: string): ReadonlySet<string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return testsReachedBy([
    ...git('diff', '--name-only', ref),
    ...git('ls-files', '--others', '--exclude-standard'),
  ])
}

export function testsReachedBy(changed: readonly string[]): ReadonlySet<string> {
  const reached = importersOf(importGraph(), changed.map(readBy), ['src/app/web-server.ts'])
  return new Set([...reached].filter((file) => file.endsWith('.test.ts')))
}

function readBy(changed: string): string {
  return /^src\/database\/.+\.sql$/.test(changed) ? 'src/database/migrate.ts' : changed
}
