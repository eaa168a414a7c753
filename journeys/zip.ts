import { inflateRawSync } from 'node:zlib'

export function filesIn(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 4)) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const head = zip.readUInt32LE(at + 42)
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 20))
    files.set(name, zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes))
  }
  return files
}

const entry = 'PK\u0001\u0002'

/** Cells as text; the first row is the head. */
export function rowsOfSheet(workbook: Buffer): readonly (readonly string[])[] {
  const xml = filesIn(workbook).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
  return [...xml.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')),
  )
}
