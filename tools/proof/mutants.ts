import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { onTestServer } from '../checks.ts'
import { chosen } from './chosen.ts'
import { type Mutant, planted } from './mutant.ts'
import { mutants } from './mutants/mutants.ts'
import { clearVerdict, type Verdict, verdictOf } from './verdict.ts'

const leastPercent = 95

type Say = (line: string) => void

/** `npm run proof -- mutants [--only NAME] [--shard I/N]`: applies one mutant at a time in a copy and runs its tests. */
export async function prove(options: readonly string[], say: Say) {
  const { values } = parseArgs({
    args: [...options],
    options: { only: { type: 'string' }, shard: { type: 'string' } },
  })
  const wanted = chosen(mutants, values)
  const folder = copied()
  try {
    const escaped = await onTestServer((env) => escapedOf(wanted, { folder, env, say }))
    const caught = wanted.length - escaped.length
    if (escaped.length > 0) say(`Not noticed: ${escaped.join(', ')}`)
    return {
      figures: { planted: wanted.length, caught },
      isProven: caught * 100 >= wanted.length * leastPercent,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Place {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly say: Say
}

async function escapedOf(wanted: readonly Mutant[], place: Place): Promise<readonly string[]> {
  await mustPassUnharmed(wanted, place)
  const escaped: string[] = []
  for (const mutant of wanted) {
    const verdict = await triedOut(mutant, place)
    place.say(`${verdict.kind.padEnd(7)} ${mutant.name}${becauseOf(verdict)}`)
    if (verdict.kind !== 'caught') escaped.push(mutant.name)
  }
  return escaped
}

function becauseOf(verdict: Verdict): string {
  if (verdict.kind === 'escaped') return ''
  return ` — ${verdict.kind === 'caught' ? verdict.by : verdict.why}`
}

/** Tests that fail anyhow notice nothing. */
async function mustPassUnharmed(wanted: readonly Mutant[], place: Place): Promise<void> {
  const files = [...new Set(wanted.flatMap(({ tests }) => tests))].sort()
  place.say(`${wanted.length} faults, ${files.length} files of tests; first all of these without a fault`)
  const verdict = await verdictOf(files, { ...place, mostSeconds: 1800 })
  if (verdict.kind !== 'escaped')
    throw new Error(`the tests do not pass as they are: ${JSON.stringify(verdict)}`)
}

async function triedOut(mutant: Mutant, place: Place): Promise<Verdict> {
  const file = path.join(place.folder, mutant.file)
  writeFileSync(file, planted(mutant, place.folder))
  try {
    return await clearVerdict((mostSeconds) => verdictOf(mutant.tests, { ...place, mostSeconds }))
  } finally {
    cpSync(mutant.file, file)
  }
}

function copied(): string {
  const folder = path.resolve('.data/mutants', String(process.pid))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of ['src', 'simulators', 'journeys', 'docs', 'tools', 'package.json'])
    cpSync(part, path.join(folder, part), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}
