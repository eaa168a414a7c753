import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { step } from '../step.ts'
import { moments } from './clock/moments.ts'

/**
 * `clocks [--at MOMENT] [FILE …]`: rooms and stories, all or those named, with the machine's clock elsewhere: at `MOMENT`
 * (`2030-03-19T23:30+03:30`), else at each of the hours at which a calendar goes wrong. Tests, PostgreSQL and browser are at that
 * hour, and it goes on from there. On Linux, with a C compiler.
 */
export async function prove(options: readonly string[], say: (line: string) => void) {
  const { values, positionals } = parseArgs({
    args: [...options],
    options: { at: { type: 'string' } },
    allowPositionals: true,
  })
  const clock = compiled()
  const wanted = values.at === undefined ? moments(Temporal.Now.instant()).map(String) : [values.at]
  const figures: Record<string, Figures> = {}
  for (const at of wanted) {
    say(`\n— at ${at}`)
    figures[at] = await triedAt(settingsAt(at, clock), positionals)
  }
  return { figures, isProven: Object.values(figures).every(({ failed }) => failed === 0) }
}

interface Figures {
  readonly passed: number
  readonly failed: number
}

function compiled(): string {
  const source = path.join(import.meta.dirname, 'clock/shifted-clock.c')
  const library = path.resolve('.data/clock/shifted-clock.so')
  mkdirSync(path.dirname(library), { recursive: true })
  execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source], { stdio: 'inherit' })
  return library
}

function settingsAt(at: string, clock: string): NodeJS.ProcessEnv {
  const moment = Temporal.Instant.from(at.replace(/\[.*/, ''))
  const seconds = Math.round((moment.epochMilliseconds - Date.now()) / 1000)
  const env = { LD_PRELOAD: clock, SHIFT_SECONDS: String(seconds) }
  const told = execFileSync(process.execPath, ['-p', 'Date.now()'], { env: { ...process.env, ...env } })
  if (Math.abs(Number(told) - moment.epochMilliseconds) > 60_000)
    throw new Error(`a process that should be at ${at} tells ${new Date(Number(told)).toISOString()}`)
  return env
}

async function triedAt(env: NodeJS.ProcessEnv, files: readonly string[]): Promise<Figures> {
  const stories = files.filter((file) => file.startsWith('journeys/'))
  const rooms = files.filter((file) => !stories.includes(file))
  let [passed, failed] = [0, 0]
  for (const [tool, named] of [
    ['tools/rooms.ts', rooms],
    ['tools/journeys.ts', stories],
  ] as const) {
    if (files.length > 0 && named.length === 0) continue
    const { output } = await step('node', ['--disable-warning=ExperimentalWarning', tool, ...named], { env })
    const [, good = 0, bad = 1] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output.slice(-200)) ?? []
    passed += Number(good)
    failed += Number(bad)
  }
  return { passed, failed }
}
