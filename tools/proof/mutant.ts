import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

/** A fault that is planted on purpose, one line, and the tests that must notice it. */
export interface Mutant {
  /** what would be wrong, in a few words with dashes; `--only` names it */
  readonly name: string
  readonly file: string
  /** stands in the file exactly once */
  readonly finds: string
  readonly puts: string
  readonly tests: readonly string[]
}

/** The file's text with the fault in it. A RangeError when what it replaces is not there exactly once, or nothing is left to run. */
export function planted({ name, file, finds, puts }: Mutant, folder: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const times = text.split(finds).length - 1
  if (times !== 1) throw new RangeError(`${name}: its text stands ${times} times in ${file}`)
  if (puts === finds) throw new RangeError(`${name} changes nothing`)
  const wrong = text.replace(finds, () => puts)
  if (file.endsWith('.ts')) stripTypeScriptTypes(wrong)
  return wrong
}

/** Faults of one file that the same tests must notice, by their names: what stands there, and what is put in its place. */
export function faultsOf(
  file: string,
  tests: readonly string[],
  faults: Readonly<Record<string, readonly [finds: string, puts: string]>>,
): readonly Mutant[] {
  return Object.entries(faults).map(([name, [finds, puts]]) => ({ name, file, finds, puts, tests }))
}
