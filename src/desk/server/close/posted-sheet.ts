import { createHash } from 'node:crypto'
import { dateFromForm } from '#calendar/form-date.ts'
import type { CheckedFile } from '#desk/close-calls.ts'
import { refuse } from '#desk/server/refusals.ts'
import { type AmountSheet, amountSheet } from '#money/amount-sheet.ts'
import { decodedText } from '#server/decoded-text.ts'
import { dayOf } from '#wallet/days.ts'

const mostRows = 5000
const mostFaults = 100

export interface PostedSheet extends AmountSheet {
  readonly digest: string
}

const faults = { empty: 'FILE_EMPTY', workbook: 'FILE_IS_WORKBOOK', encoding: 'FILE_NOT_TEXT' } as const

/** Refuses FILE_MISSING, FILE_EMPTY, FILE_IS_WORKBOOK, FILE_NOT_TEXT, FILE_TOO_LONG. */
export function postedSheet(file: Buffer | undefined, amounts: number): PostedSheet {
  if (file === undefined) throw refuse('FILE_MISSING', { property: 'file' })
  const read = decodedText(file)
  if ('fault' in read) throw refuse(faults[read.fault], { property: 'file' })
  const sheet = amountSheet(read.text, amounts)
  const lines = sheet.rows.length + sheet.unread.length
  if (lines === 0) throw refuse('FILE_EMPTY', { property: 'file' })
  if (lines > mostRows) throw refuse('FILE_TOO_LONG', { property: 'file' })
  return { ...sheet, digest: createHash('sha256').update(file).digest('hex') }
}

/** Refuses CLOSE_DAY_INVALID, CLOSE_DAY_AHEAD. */
export function dayTyped(text: string, now: Temporal.Instant): Temporal.PlainDate {
  const day = dateFromForm(text)
  if (day === undefined) throw refuse('CLOSE_DAY_INVALID', { property: 'day' })
  if (Temporal.PlainDate.compare(day, dayOf(now)) > 0) throw refuse('CLOSE_DAY_AHEAD', { property: 'day' })
  return day
}

export interface LineWords {
  readonly line: number
  readonly words: string
}

/** Refuses FILE_NOT_CHECKED, FILE_WITH_FAULTS. */
export function mustBeFaultless(sheet: PostedSheet, digest: string, found: readonly LineWords[]): void {
  if (sheet.digest !== digest) throw refuse('FILE_NOT_CHECKED')
  if (found.length > 0) throw refuse('FILE_WITH_FAULTS')
}

export function checkedFile(
  sheet: PostedSheet,
  read: Pick<CheckedFile, 'fresh' | 'known'>,
  found: readonly LineWords[],
): CheckedFile {
  return {
    ...read,
    digest: sheet.digest,
    rows: sheet.rows.length + sheet.unread.length,
    faults: found.toSorted((a, b) => a.line - b.line).slice(0, mostFaults),
    faulty: found.length,
  }
}
