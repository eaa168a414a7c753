import { fieldsOf } from '#documents/fields-of.ts'
import type { ReadField, Reading } from '#documents/reader/reading.ts'
import { STRICTNESS, verdictOf } from '#documents/reader/verdict.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

/** Position of each field: line, first character, end. Includes its check digit. */
const STANDS: Readonly<Record<ReadField, readonly [line: 0 | 1, from: number, until: number]>> = {
  firstName: [0, 5, 44],
  lastName: [0, 5, 44],
  passportIssuingCountryCountryNameFa: [0, 2, 5],
  passportType: [0, 2, 5],
  passportNumber: [1, 0, 10],
  nationalityCountryNameFa: [1, 10, 13],
  birthDateFa: [1, 13, 20],
  genderTitle: [1, 20, 21],
  passportExpirationDateFa: [1, 21, 28],
  passportExpirationDateType: [1, 21, 28],
  nationalCode: [1, 28, 43],
}

/** `today` decides a birthday's century. */
export function summaryOf(reading: ZoneReading | undefined, today: Temporal.PlainDate): Reading {
  const verdict = reading === undefined ? 'invalid' : verdictOf(reading)
  if (reading === undefined || verdict === 'invalid') return { verdict: 'invalid', fields: {}, doubtful: [] }
  const fields = fieldsOf(reading, today)
  const doubtful =
    verdict === 'accepted' ? [] : (Object.keys(fields) as ReadField[]).filter(isDoubtful(reading))
  return { verdict, fields, doubtful, ...(reading.strip && { strip: reading.strip }) }
}

function isDoubtful({ characters, unchecked, mayBeAnother }: ZoneReading): (field: ReadField) => boolean {
  return (field) => {
    const [line, from, until] = STANDS[field]
    if (line === 0 && mayBeAnother.slice(from, until).includes(true)) return true
    return (line === 0 ? unchecked : characters[line])
      .slice(from, until)
      .some((one) => one <= STRICTNESS.strict.worst)
  }
}
