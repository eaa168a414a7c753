import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { printable } from '#papers/printable.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { sampleVoucher } from '#papers/sample-voucher.ts'
import { openPapers } from '#papers/server/papers.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { ticketDocument } from '#papers/ticket-document.ts'
import { voucherDocument } from '#papers/voucher-document.ts'

const agency = 'ایران‌ایرتور'
const [way] = sampleTicket.directions
const [flight] = way.segments
const [sara] = sampleTicket.passengers
const ticket = ticketDocument({
  ...sampleTicket,
  directions: [{ ...way, segments: [{ ...flight, airline: { ...flight.airline, name: agency } }] }],
  passengers: [{ ...sara, name: 'ره‌آورد', surname: 'نیک‌نام' }],
})
const voucher = voucherDocument(sampleVoucher)

const halfSpaced = /[^\s\p{P}\u2066-\u2069]+\u200c[^\s\p{P}\u2066-\u2069]+/gu

test('what is copied from a ticket or a voucher has its half-spaces where they were written', async () => {
  for (const { pdf, written } of await papers()) {
    const { words } = readPdf(pdf)
    assert.ok(written.length > 3, 'there are half-spaces to look for')
    for (const word of written) assert.ok(words.has(word.normalize('NFKC')), `«${word}» is not in the PDF`)
  }
})

const poppler = spawnSync('pdftotext', ['-v']).error === undefined

// the test command installs it where it may; elsewhere our own reader alone reads them
if (poppler)
  test('so poppler finds them', async () => {
    for (const { pdf, written } of await papers()) {
      const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
      // poppler reverses lam-alef in any context
      for (const word of written.filter((one) => !/ل[اآأإ]/u.test(one)))
        assert.ok(stdout.normalize('NFKC').includes(word.normalize('NFKC')), `«${word}» is not read`)
    }
  })

test('the font of our papers is Vazirmatn as it is installed, but for the half-space', () => {
  for (const face of ['Regular', 'Bold']) {
    const ours = tablesOf(readFileSync(new URL(`font/Vazirmatn-${face}.ttf`, import.meta.url)))
    const theirs = tablesOf(
      readFileSync(fileURLToPath(import.meta.resolve(`vazirmatn/fonts/ttf/Vazirmatn-${face}.ttf`))),
    )
    assert.deepEqual([...ours.keys()], [...theirs.keys()])
    for (const name of ['name', 'GPOS', 'OS/2', 'prep'])
      assert.deepEqual(ours.get(name), theirs.get(name), name)
    assert.notDeepEqual(ours.get('GSUB'), theirs.get('GSUB'))
  }
})

async function papers() {
  const opened = openPapers()
  const pdfs = [
    { pdf: await opened.ticketPdf(ticket), written: wordsOf(ticket) },
    { pdf: await opened.voucherPdf(voucher), written: wordsOf(voucher) },
  ]
  await opened.close()
  return pdfs
}

function wordsOf(document: unknown): readonly string[] {
  if (typeof document === 'string') return printable(document).match(halfSpaced) ?? []
  return typeof document === 'object' && document !== null ? Object.values(document).flatMap(wordsOf) : []
}

function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + place * 16)
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8)
      const table = font.subarray(start, start + font.readUInt32BE(at + 12))
      return [font.toString('latin1', at, at + 4), table] as const
    }),
  )
}
