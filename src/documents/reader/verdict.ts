import { agrees, zoneOf } from '#documents/mrz-lines.ts'
import type { Verdict } from '#documents/reader/reading.ts'
import { hasSimulator } from '#documents/reader/similar-characters.ts'
import { isState } from '#documents/reader/states.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

/** Thresholds in nats (see `ZoneReading`), measured on generated photos and public specimens:
 * within `strict` no error was seen, within `loose` some. */
export const STRICTNESS = {
  strict: { gap: 1, worst: -0.7, score: -2.5 },
  loose: { gap: 4, worst: -2.5, score: -8 },
} as const

/** Pixels between characters needed for certainty. */
const SURE_PITCH = 8

const NAMES_BEGIN = 5

type Limits = Record<keyof (typeof STRICTNESS)['strict'], number>

export function verdictOf(reading: ZoneReading): Verdict {
  if (!isWithin(STRICTNESS.loose, reading)) return 'invalid'
  const isSure =
    isWithin(STRICTNESS.strict, reading) &&
    Math.min(...reading.unchecked) > STRICTNESS.strict.worst &&
    !reading.mayBeAnother.includes(true) &&
    reading.pitch >= SURE_PITCH &&
    makesSense(reading) &&
    !hasSimulator(reading.lines[1])
  return isSure ? 'accepted' : 'prefill'
}

function isWithin({ gap, worst, score }: Limits, reading: ZoneReading): boolean {
  return reading.gap < gap && Math.min(0, ...reading.characters[0]) > worst && reading.score > score
}

const DAY = /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

function makesSense({ lines }: ZoneReading): boolean {
  const { issuer, nationality, surname, birthDate, expiryDate } = zoneOf(lines)
  const hasName = surname !== '' && lines[0][NAMES_BEGIN] !== '<'
  const hasDays = DAY.test(birthDate) && DAY.test(expiryDate)
  return isState(issuer) && isState(nationality) && hasName && hasDays && agrees(lines[1])
}
