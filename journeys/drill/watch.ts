import type { Asking, TestResponse } from '#testing/app/agency.ts'
import type { Diary } from '../buyer/diary.ts'
import type { Scene } from '../crash/scene.ts'

/** A call and how it ended; without a status nobody answered. */
interface Call {
  readonly line: string
  readonly at: number
  readonly status: number | undefined
}

export interface Watch {
  readonly scene: Scene
  readonly calls: readonly Call[]
}

/** answers of a proxy whose server was lost */
const lost = new Set([502, 504])

/** The same scene, in which every call is written down. */
export function watched(scene: Scene): Watch {
  const calls: Call[] = []
  async function ask(line: string, asking?: Asking): Promise<TestResponse> {
    let status: number | undefined
    try {
      const told = await scene.wire.ask(line, asking)
      status = told.status
      // a browser that is told this by a proxy asks again, as when nobody answers
      if (lost.has(status)) throw new TypeError(`the proxy says ${status}`)
      return told
    } finally {
      calls.push({ line, at: performance.now(), status })
    }
  }
  return { scene: { ...scene, wire: { ...scene.wire, ask } }, calls }
}

/** Longest time, in seconds, in which nothing that moves money or seats was answered with yes. */
export function longestGap(
  { calls }: Pick<Watch, 'calls'>,
  diaries: readonly Diary[],
  [from, to]: readonly [number, number],
): number {
  const moving = new Set(
    diaries
      .flatMap((diary) => [diary, ...diary.others])
      .flatMap(({ promised }) => promised.map(({ line }) => line)),
  )
  const bought = calls.filter(({ line, status }) => status === 200 && moving.has(line)).map(({ at }) => at)
  const before = bought.filter((at) => at <= from).at(-1) ?? from
  const within = bought.filter((at) => at > from && at < to)
  const marks = [before, ...within, to]
  const gaps = marks.slice(1).map((at, place) => at - Math.max(from, marks[place] ?? at))
  return Math.round(Math.max(...gaps) / 100) / 10
}

export interface Refused {
  readonly calls: number
  readonly refused: number
}

/** Calls that were told to come again, or that nobody answered. */
export function refusedOf({ calls }: Pick<Watch, 'calls'>, [from, to]: readonly [number, number]): Refused {
  const within = calls.filter(({ at }) => at >= from && at < to)
  const refused = within.filter(
    ({ status }) => status === undefined || status === 503 || lost.has(status),
  ).length
  return { calls: within.length, refused }
}
