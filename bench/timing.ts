// npm run bench -- timing: whether an open call tells by its time who has an account. QUESTIONS=10000 asks so many on a side.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { openArgon2 } from '#accounts/server/argon2.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { questions, type Subject, timed } from './timing-questions.ts'
import { croppedWelch, meanOf, welch } from './welch.ts'

/** per question and side */
const aSide = Number(process.env.QUESTIONS ?? 1500)
/** warm-up requests */
const warm = 30
/** a planted difference that must be found */
const plantedMs = 1

export async function measure(say: (line: string) => void): Promise<object> {
  try {
    await using agency = await openTestAgency({ LOG_LEVEL: 'error' })
    await settle(agency)
    const t: Record<string, number> = {}
    for (const name of Object.keys(questions)) {
      const sides = await asked(agency, name)
      t[name] = told(say, name, sides)
    }
    const { known, unknown } = await asked(agency, 'whether there is a password')
    const late = known.map((ms) => ms + plantedMs)
    const planted = told(say, `(planted: ${plantedMs} ms)`, { known: late, unknown })
    const largest = Math.max(...Object.values(t))
    say(`the largest is ${largest} (the aim is below 4.5)`)
    return { aSide, t, largest, planted }
  } finally {
    await stopSharedServer()
  }
}

interface Sides {
  readonly known: number[]
  readonly unknown: number[]
}

/** Both sides in random order, never the same person twice. */
async function asked(agency: TestAgency, name: string): Promise<Sides> {
  const sides: Sides = { known: [], unknown: [] }
  const question = questions[name]
  if (question === undefined) throw new RangeError(name)
  const answers = new Set<string>()
  for (const [at, index] of shuffled(2 * (aSide + warm)).entries()) {
    if (at % 25 === 0) await giveBudgetsBack(agency)
    const { ms, told } = await timed(agency, subject(index), question)
    answers.add(told)
    if (at >= 2 * warm) (index % 2 === 0 ? sides.known : sides.unknown).push(ms)
  }
  if (answers.size !== 1) throw new Error(`${name} is answered in ${answers.size} ways: ${[...answers]}`)
  return sides
}

function told(say: (line: string) => void, name: string, { known, unknown }: Sides): number {
  const [whole, cropped] = [welch, croppedWelch].map((t) => Number(Math.abs(t(known, unknown)).toFixed(2)))
  say(
    `${name}: |t| ${whole}, ${cropped} without the slowest twentieth; ${meanOf(known).toFixed(2)} and ${meanOf(unknown).toFixed(2)} ms`,
  )
  return Math.max(whole ?? 0, cropped ?? 0)
}

/** Even numbers have an account, odd ones do not; otherwise alike. */
function subject(index: number): Subject {
  return {
    mobile: `+98912${String(1_000_000 + index)}`,
    email: `traveller${100_000 + index}@parastoo.test`,
    device: crypto.randomUUID().replaceAll('-', ''),
    address: `${randomInt(20, 200)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  }
}

async function settle({ agency: { database } }: TestAgency): Promise<void> {
  const hash = await openArgon2().hash('sarv-o-kaj-72')
  for (let at = 0; at < 2 * (aSide + warm); at += 2) {
    const { mobile, email } = subject(at)
    await sql`insert into accounts.users (phone, email, password_hash, password_set_at, created_at)
      values (${mobile}, ${email}, ${hash}, now(), now())`.execute(database)
  }
}

async function giveBudgetsBack({ agency: { database } }: TestAgency): Promise<void> {
  await sql`truncate accounts.counts, accounts.codes`.execute(database)
}

function shuffled(count: number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let at = count - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    const held = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = held
  }
  return order
}
