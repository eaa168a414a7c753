import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { crc32, inflateRawSync } from 'node:zlib'
import { workbook } from '#papers/server/excel/workbook.ts'
import type { Row, Sheet } from '#papers/sheet.ts'

const columns = [
  { title: 'شرح', width: 30 },
  { title: 'مبلغ (ریال)', width: 18 },
]

const bytesOf = (rows: Sheet['rows'], name = 'گردش') => buffer(workbook({ name, columns, rows }))
const sheetOf = async (rows: Sheet['rows']) =>
  unzipped(await bytesOf(rows)).get('xl/worksheets/sheet1.xml') ?? ''

/** Checks every size and checksum. */
function unzipped(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22
  assert.equal(bytes.readUInt32LE(end), 0x06054b50)
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  assert.equal(at + bytes.readUInt32LE(end + 12), end)
  for (let n = 0; n < bytes.readUInt16LE(end + 10); n++) {
    assert.equal(bytes.readUInt32LE(at), 0x02014b50)
    const [crc, packed, size] = [16, 20, 24].map((field) => bytes.readUInt32LE(at + field))
    const nameLength = bytes.readUInt16LE(at + 28)
    const start = bytes.readUInt32LE(at + 42)
    assert.equal(bytes.readUInt32LE(start), 0x04034b50)
    const from = start + 30 + bytes.readUInt16LE(start + 26)
    const text = inflateRawSync(bytes.subarray(from, from + (packed ?? 0)))
    assert.deepEqual([text.length, crc32(text)], [size, crc])
    assert.deepEqual(
      [0x08074b50, crc, packed, size],
      [0, 4, 8, 12].map((field) => bytes.readUInt32LE(from + (packed ?? 0) + field)),
    )
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), text.toString())
    at += 46 + nameLength
  }
  return files
}

test('a workbook has the parts that a spreadsheet program asks for', async () => {
  const files = unzipped(await bytesOf([['خرید', 1]]))
  assert.deepEqual(
    [...files.keys()],
    [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ],
  )
  assert.match(files.get('xl/workbook.xml') ?? '', /<sheet name="گردش"/)
})

test('the sheet reads from right to left under a frozen head, with its widths', async () => {
  const sheet = await sheetOf([])
  assert.match(sheet, /rightToLeft="1"/)
  assert.match(sheet, /<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/)
  assert.match(sheet, /<col min="2" max="2" width="18" customWidth="1"\/>/)
  assert.match(sheet, /<row r="1">.*شرح.*مبلغ \(ریال\)/)
})

test('amounts are numbers, and text is text even when it looks like a formula or a number', async () => {
  const sheet = await sheetOf([
    ['=cmd|calc!A1', -28_900_000],
    ['+98', 0],
    ['007', null],
  ])
  assert.match(
    sheet,
    /<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=cmd\|calc!A1<\/t><\/is><\/c>/,
  )
  assert.match(sheet, /<c r="B2" s="2"><v>-28900000<\/v><\/c>/)
  assert.match(sheet, /<t xml:space="preserve">\+98<\/t>.*<v>0<\/v>/)
  assert.match(sheet, /<row r="4"><c r="A4" [^>]*><is><t xml:space="preserve">007<\/t><\/is><\/c><\/row>/)
  assert.doesNotMatch(sheet, /<f>/)
})

test('a day and an hour are numbers that a spreadsheet reckons with, under the styles of days and hours', async () => {
  const files = unzipped(
    await bytesOf([[Temporal.PlainDate.from('2026-11-21'), Temporal.PlainTime.from('18:00')]]),
  )
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  assert.match(sheet, /<c r="A2" s="3"><v>46347<\/v><\/c><c r="B2" s="4"><v>0.75<\/v><\/c>/)
  const [, , , day, hour] = [...(files.get('xl/styles.xml') ?? '').matchAll(/<xf numFmtId="(\d+)"[^>]*xfId/g)]
  assert.deepEqual([day?.[1], hour?.[1]], ['164', '20'])
  assert.match(files.get('xl/styles.xml') ?? '', /numFmtId="164" formatCode="yyyy\\-mm\\-dd"/)
})

test('signs of markup, of control and of half a letter do no harm', async () => {
  const sheet = await sheetOf([['<b>&"_x000D_\u0000\uD800', 1]])
  assert.match(sheet, /<t xml:space="preserve">&lt;b&gt;&amp;"_x005F_x000D_\uFFFD<\/t>/)
})

test('a fraction, a row too short and a name that no sheet may have are bugs', async () => {
  await assert.rejects(bytesOf([['x', 0.5]]), /no whole number/)
  await assert.rejects(bytesOf([['x']]), /1 cells/)
  await assert.rejects(async () => bytesOf([], 'a/b'), /no name/)
})

test('ten thousand rows come as they are made', async () => {
  async function* rows(): AsyncGenerator<Row> {
    for (let n = 1; n <= 10_000; n++) yield [`سند ${n}`, n * 1000]
  }
  const sheet = await sheetOf(rows())
  assert.equal(sheet.match(/<row /g)?.length, 10_001)
  assert.match(sheet, /<row r="10001">.*سند 10000.*<v>10000000<\/v>/)
})

test('what breaks while rows are made breaks the file, not the house', async () => {
  async function* rows(): AsyncGenerator<Row> {
    yield ['a', 1]
    throw new Error('the database is gone')
  }
  await assert.rejects(bytesOf(rows()), /the database is gone/)
})
