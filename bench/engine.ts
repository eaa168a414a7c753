import {
  bytesOf,
  earliest,
  localDay,
  profile,
  search,
  usualLimits,
  type Wanted,
} from '#flights/engine/engine.ts'
import { chanceOf } from '#flights/inventory/server/chance.ts'
import { serialised } from './engine-responses.ts'
import { openSql } from './engine-sql.ts'
import { inTurns, type Turns } from './engine-turns.ts'
import { disturbed } from './engine-updates.ts'
import { aheadAt, type Drawn, drawWorld, openWorld } from './engine-world.ts'
import { overAYear } from './engine-year.ts'
import { type Arrivals, openMinotor, openRaptorJourneyPlanner } from './yardsticks/routers.ts'

const days = 3
const rounds = 5
const seed = Number(process.env.SEED ?? 1)

/** The search engine on a world of 4,000 airports and 82,800 flights a day, against npm's routers and against SQL. */
export async function measure(say: (line: string) => void): Promise<object> {
  const drawn = drawWorld(seed)
  const questions = [...questionsOn(drawn, 1500, 60), ...questionsOn(drawn, 150, 40)]
  say(
    `engine: seed ${seed}, ${drawn.services.length} flights a day, ${days} days, ${questions.length} questions`,
  )
  const { raptorJourneyPlanner, minotor, profileMs } = await againstPeers(drawn, questions, say)
  const schedule = openWorld(drawn, days, 'house')
  const bytes = bytesOf(schedule)
  say(`  memory ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / schedule.seats.length).toFixed(1)} bytes a flight`)
  const sql = await againstSql(drawn, questions, schedule)
  say(line('200 cheapest, SQL', sql))
  const text = await serialised(schedule, drawn, questions.slice(-40))
  say(line('their text, JSON.stringify', text))
  const updates = disturbed(schedule, drawn, questions)
  say(
    `  p99 with 10,000 updates a second ${ms(updates.disturbedP99Ms)}, without ${ms(updates.quietP99Ms)}: ${updates.p99Ratio.toFixed(2)}`,
  )
  const year = overAYear(drawn, questions)
  say(`  a year: ${year.flights} flights in ${(year.bytes / 1e6).toFixed(1)} MB, filled in ${year.openMs} ms`)
  say(
    `  calendar of 365 days ${ms(year.calendarMs)}, slowest ${ms(year.calendarMaxMs)}; ± 3 days twice ${ms(year.matrixMs)}`,
  )
  return {
    mismatches: raptorJourneyPlanner.mismatches + minotor.mismatches + sql.mismatches + text.mismatches,
    ratios: {
      raptorJourneyPlanner: raptorJourneyPlanner.ratio,
      minotor: minotor.ratio,
      sql: sql.ratio,
      answers: text.ratio,
    },
    bytes,
    milliseconds: { earliest: raptorJourneyPlanner.ours, profile: profileMs, search: sql.ours },
    updates,
    year,
  }
}

function questionsOn(drawn: Drawn, ranks: number, count: number): Wanted[] {
  const chance = chanceOf(drawn.seed, 'questions', ranks)
  return Array.from({ length: count }, () => {
    const from = chance.between(0, ranks - 1)
    const to = (from + chance.between(1, ranks - 1)) % ranks
    return { from, to, seats: 1, ...usualLimits, ...localDay(1, aheadAt(drawn, from)) }
  })
}

async function againstPeers(drawn: Drawn, questions: readonly Wanted[], say: (line: string) => void) {
  const schedule = openWorld(drawn, days, 'plain')
  const ours = (wanted: Wanted): Arrivals =>
    earliest(schedule, wanted).map(({ arrives, flights }) => ({ legs: flights.length, arrives }))
  const raptorJourneyPlanner = await inTurns({
    questions,
    ours,
    theirs: openRaptorJourneyPlanner(drawn, days),
    rounds,
  })
  say(line('earliest arrivals, raptor-journey-planner', raptorJourneyPlanner))
  const minotor = await inTurns({ questions, ours, theirs: openMinotor(drawn, days), rounds })
  say(line('earliest arrivals, minotor', minotor))
  const began = performance.now()
  for (const wanted of questions) profile(schedule, wanted)
  const profileMs = (performance.now() - began) / questions.length
  say(`  a day's profile ${ms(profileMs)}`)
  return { raptorJourneyPlanner, minotor, profileMs }
}

async function againstSql(
  drawn: Drawn,
  questions: readonly Wanted[],
  schedule: ReturnType<typeof openWorld>,
): Promise<Turns> {
  await using sql = await openSql(drawn, days)
  return await inTurns({
    questions,
    ours: (wanted) => search(schedule, wanted, 200),
    theirs: (wanted) => sql.search(wanted, 200),
    rounds,
  })
}

function line(name: string, turns: Turns): string {
  return `  ${name}: ours ${ms(turns.ours)}, theirs ${ms(turns.theirs)}, ${turns.ratio} ×, ${turns.mismatches} mismatches`
}

function ms(milliseconds: number): string {
  return `${milliseconds.toPrecision(3)} ms`
}
