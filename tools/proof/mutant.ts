import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

export interface Mutant {
  /** kebab-case; `--only` selects it */
  readonly name: string
  readonly file: string
  /** occurs exactly once in the file */
  readonly finds: string
  readonly puts: string
  readonly tests: readonly string[]
}

export function planted({ name, file, finds, puts }: Mutant, folder: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const times = text.split(finds).length - 1
  if (times !== 1) throw new RangeError(`${name}: its text stands ${times} times in ${file}`)
  if (puts === finds) throw new RangeError(`${name} changes nothing`)
  const wrong = text.replace(finds, () => puts)
  if (file.endsWith('.ts')) stripTypeScriptTypes(wrong)
  return wrong
}

/** Mutants of one file with common tests: original and replacement by name. */
export function faultsOf(
  file: string,
  tests: readonly string[],
  faults: Readonly<Record<string, readonly [finds: string, puts: string]>>,
): readonly Mutant[] {
  return Object.entries(faults).map(([name, [finds, puts]]) => ({ name, file, finds, puts, tests }))
}
