import type { Committee } from '#documents/reader/committee.ts'
import { gridOf } from '#documents/reader/grid.ts'
import { firstLine } from '#documents/reader/line-one.ts'
import { secondLine } from '#documents/reader/line-two.ts'
import type { Located } from '#documents/reader/locate.ts'
import { cellsAlong, type Row, rowIn, upsideDown } from '#documents/reader/row.ts'
import type { TextLine } from '#documents/reader/text-line.ts'

export interface Attempt {
  readonly rows: readonly [Row, Row]
  readonly located: Located
  readonly isUpsideDown: boolean
  readonly score: number
}

/** Height of a capital in pitches, as in the nets' training. */
const USUAL_TALLNESS = 1.11

/** Likelier first: measured or usual height, upright or upside down. */
export function* attempts(located: Located, committee: Committee): Generator<Attempt> {
  for (const tallness of tallnesses(located)) {
    const [upper, lower] = [located.upper, located.lower].map((line) =>
      cellsAlong({ image: located.image, factor: located.factor, line, grid: gridOf(line), tallness }),
    )
    if (upper === undefined || lower === undefined) return
    yield* attempt({ located, isUpsideDown: false, rows: [rowIn(upper, committee), rowIn(lower, committee)] })
    yield* attempt({
      located,
      isUpsideDown: true,
      rows: [rowIn(upsideDown(lower), committee), rowIn(upsideDown(upper), committee)],
    })
  }
}

function* attempt(tried: Omit<Attempt, 'score'>): Generator<Attempt> {
  const { rows } = tried
  const second = secondLine(rows[1].opinion)
  if (second !== undefined) yield { ...tried, score: firstLine(rows[0].opinion).score + second.score }
}

function tallnesses({ upper, lower }: Located): readonly number[] {
  const tallness = ({ height, pitch }: TextLine) => height / pitch / USUAL_TALLNESS
  const seen = Math.max(0.6, Math.min(1.4, Math.max(tallness(upper), tallness(lower))))
  return Math.abs(seen - 1) < 0.07 ? [1] : [seen, 1]
}
