import { execFileSync } from 'node:child_process'
import { importersOf, importGraph } from './imports.ts'

/**
 * Files of tests that a change since that commit can reach by imports. Every story opens the whole product; a story is
 * reached by its own steps alone, therefore, and not through what opens the product.
 */
export function testsSince(ref: string): ReadonlySet<string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
  const reached = importersOf(importGraph(), changed, ['src/parastoo.ts'])
  return new Set([...reached].filter((file) => file.endsWith('.test.ts')))
}
