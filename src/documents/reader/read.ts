import { LINE_LENGTH } from '#documents/mrz-lines.ts'
import { type Attempt, attempts } from '#documents/reader/attempts.ts'
import { pitchAt } from '#documents/reader/cells.ts'
import { type Committee, judgement } from '#documents/reader/committee.ts'
import type { GreyImage } from '#documents/reader/grey-image.ts'
import { gridOf } from '#documents/reader/grid.ts'
import { INK_PARTS, type InkPart } from '#documents/reader/ink.ts'
import { type Located, locate } from '#documents/reader/locate.ts'
import { readingOf } from '#documents/reader/reading-of.ts'
import { stripOf } from '#documents/reader/strip.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

/** Log-likelihood that ends the search. */
const ENOUGH = -8

/** Below this score the picture is also searched on its side. */
const LIKE_A_ZONE = 60

/** Any orientation, tilted, bent, dark or pale. */
export function readZone(image: GreyImage, committee: Committee): ZoneReading | undefined {
  let best: Attempt | undefined
  for (const part of INK_PARTS)
    for (const located of placesIn(image, part))
      for (const attempt of attempts(located, committee)) {
        if (best === undefined || attempt.score > best.score) best = attempt
        if (best.score > ENOUGH) return judged(best, committee)
      }
  return best === undefined ? undefined : judged(best, committee)
}

function placesIn(image: GreyImage, part: InkPart): readonly Located[] {
  const upright = locate(image, part)
  if (upright !== undefined && upright.likeness >= LIKE_A_ZONE) return [upright]
  return [upright, locate(image, part, true)]
    .filter((located) => located !== undefined)
    .sort((a, b) => b.likeness - a.likeness)
}

function judged({ rows, located, isUpsideDown }: Attempt, committee: Committee): ZoneReading | undefined {
  const [upper, lower] = rows
  const pitches = [located.upper, located.lower].map((line) => narrowest(located, line))
  const reading = readingOf({
    upper: judgement(committee, upper.cells, upper.opinion),
    lower: judgement(committee, lower.cells, lower.opinion),
    pitch: Math.min(...pitches),
  })
  return reading && { ...reading, strip: stripOf(located, isUpsideDown) }
}

function narrowest(located: Located, line: Located['upper']): number {
  const ruled = { line, grid: gridOf(line), factor: located.factor }
  return Math.min(...Array.from({ length: LINE_LENGTH }, (_, number) => pitchAt(ruled, number)))
}
