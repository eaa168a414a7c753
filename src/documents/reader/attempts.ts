import type { Committee } from '#documents/reader/committee.ts'
import { gridOf } from '#documents/reader/grid.ts'
import { firstLine } from '#documents/reader/line-one.ts'
import { secondLine } from '#documents/reader/line-two.ts'
import type { Located } from '#documents/reader/locate.ts'
import { cellsAlong, type Row, rowIn, upsideDown } from '#documents/reader/row.ts'
import type { TextLine } from '#documents/reader/text-line.ts'

/** Two located lines taken for a zone in one way, and how likely that is to the first net. */
export interface Attempt {
  readonly rows: readonly [Row, Row]
  readonly located: Located
  /** the lines stand on their heads */
  readonly isUpsideDown: boolean
  readonly score: number
}

/** A capital's height in pitches, as the nets have learnt it. */
const USUAL_TALLNESS = 1.11

/** Every way to read two lines, the likelier ways first: as tall as they look or as usual, upright or on their heads. */
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
