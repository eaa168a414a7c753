import type { Column, Row } from '#papers/sheet.ts'

const style = { text: 0, head: 1, amount: 2, day: 3, hour: 4 } as const

export function opening(columns: readonly Column[]): string {
  const widths = columns.map(
    ({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
}

export const closing = '</sheetData></worksheet>'

export function head(columns: readonly Column[]): string {
  return `<row r="1">${columns.map(({ title }, n) => text(title, `${letters(n)}1`, style.head)).join('')}</row>`
}

/** `line` counts from 1. */
export function rowOf(columns: readonly Column[], row: Row, line: number): string {
  if (row.length !== columns.length) throw new RangeError(`row ${line} has ${row.length} cells`)
  const cells = row.map((cell, n) => {
    if (cell === null) return ''
    const at = `${letters(n)}${line}`
    if (typeof cell === 'string') return text(cell, at, style.text)
    if (cell instanceof Temporal.PlainDate) return number(dayNumber(cell), at, style.day)
    if (cell instanceof Temporal.PlainTime) return number(dayPart(cell), at, style.hour)
    if (!Number.isSafeInteger(cell)) throw new RangeError(`no whole number: ${cell}`)
    return number(cell, at, style.amount)
  })
  return `<row r="${line}">${cells.join('')}</row>`
}

function number(value: number, at: string, styled: number): string {
  return `<c r="${at}" s="${styled}"><v>${value}</v></c>`
}

/** Day 0 of spreadsheets for dates since March 1900. */
const dayZero = Temporal.PlainDate.from('1899-12-30')

function dayNumber(date: Temporal.PlainDate): number {
  return dayZero.until(date, { largestUnit: 'day' }).days
}

/** As a fraction of the day. */
function dayPart({ hour, minute }: Temporal.PlainTime): number {
  return (hour * 60 + minute) / 1440
}

/** An inline string is never taken for a formula: «=1+1». */
function text(words: string, at: string, styled: number): string {
  return `<c r="${at}" s="${styled}" t="inlineStr"><is><t xml:space="preserve">${escaped(words)}</t></is></c>`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Drops characters XML cannot hold; escapes text that looks like «_x000D_». */
function escaped(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
