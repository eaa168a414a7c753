import { Readable } from 'node:stream'
import { closing, head, opening, rowOf } from '#papers/server/excel/sheet-xml.ts'
import type { Sheet } from '#papers/sheet.ts'
import { type ZipEntry, zip } from '#server/zip.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel's limit (ECMA-376). */
const mostRows = 1_048_576

/** ECMA-376, one sheet, streamed row by row. RangeError above 1,048,575 rows. */
export function workbook(sheet: Sheet): Readable {
  if (!/^[^:\\/?*[\]]{1,31}$/.test(sheet.name)) throw new RangeError(`no name for a sheet: ${sheet.name}`)
  const parts = [...frame(sheet.name), { name: 'xl/worksheets/sheet1.xml', body: rowsOf(sheet) }]
  return Readable.from(zip(parts, firstDay))
}

const piece = 256
const firstDay = new Date(1980, 0, 1)

async function* rowsOf(sheet: Sheet): AsyncGenerator<string> {
  yield opening(sheet.columns)
  let pending = head(sheet.columns)
  let number = 1
  for await (const row of sheet.rows) {
    number += 1
    if (number > mostRows) throw new RangeError('more rows than a sheet holds')
    pending += rowOf(sheet.columns, row, number)
    if (number % piece === 0) {
      yield pending
      pending = ''
    }
  }
  yield pending + closing
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const namespaces = 'http://schemas.openxmlformats.org'

function frame(name: string): readonly ZipEntry[] {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${namespaces}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${workbookType}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${namespaces}/spreadsheetml/2006/main" xmlns:r="${namespaces}/officeDocument/2006/relationships"><sheets><sheet name="${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': styles,
  }
  return Object.entries(parts).map(([part, text]) => ({ name: part, body: declaration + text }))
}

function relations(...to: readonly (readonly [type: string, target: string])[]): string {
  const each = to.map(
    ([type, target], n) =>
      `<Relationship Id="rId${n + 1}" Type="${namespaces}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${namespaces}/package/2006/relationships">${each.join('')}</Relationships>`
}

const styles = `<styleSheet xmlns="${namespaces}/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Tahoma"/></font><font><b/><sz val="11"/><name val="Tahoma"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEAEFFC"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="20" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`
