import type { Readable } from 'node:stream'
import type { FileRule } from '#calls/call.ts'
import type { Seat } from '#server/readers.ts'
import { Refusal } from '#server/refusal.ts'
import { refuse } from '#server/refusals.ts'
import { leastPace, type Pace, type PaceWatch, watchPace } from '#server/upload-rate.ts'

/** File name and type are the sender's claims, and are dropped. */
export class Multipart {
  readonly fields: Readonly<Record<string, string>>
  readonly file: Buffer | undefined

  constructor(fields: Readonly<Record<string, string>>, file: Buffer | undefined) {
    this.fields = fields
    this.file = file
  }
}

/** for other fields and boundaries */
const besideTheFile = 16 * 1024
const mostParts = 8
const longestHead = 1024

interface Reading extends FileRule {
  /** receives each chunk, and the end */
  readonly seat?: Seat | undefined
  readonly pace?: Pace
}

/** One file into memory; refuses FILE_TOO_LARGE, BODY_UNREADABLE, TOO_SLOW, and what its seat refuses. */
export async function readMultipart(
  body: Readable,
  headers: { readonly 'content-type'?: string | undefined; readonly 'content-length'?: string | undefined },
  rule: Reading,
): Promise<Multipart> {
  const boundary = boundaryIn(headers['content-type'] ?? '')
  if (boundary === undefined) throw refuse('BODY_UNREADABLE')
  const most = rule.mostBytes + besideTheFile
  const announced = Number(headers['content-length'] ?? most)
  if (announced > most) throw tooLarge(rule)
  const room = Buffer.allocUnsafe(announced)
  const form = formOf(partsOf(await filled(room, body, rule), boundary))
  if ((form.file?.length ?? 0) > rule.mostBytes) throw tooLarge(rule)
  return form
}

/** Closes the connection: the rest is not read. */
function tooLarge(rule: FileRule): Refusal {
  return new Refusal(
    'FILE_TOO_LARGE',
    { says: rule.tooLarge, status: 413 },
    { property: 'file', headers: { connection: 'close' } },
  )
}

/** Into one buffer: joining chunks would double the memory. */
async function filled(room: Buffer, body: Readable, rule: Reading): Promise<Buffer> {
  const pace = watchPace(rule.pace ?? leastPace)
  try {
    return await copied(room, body, { rule, pace })
  } finally {
    pace.end()
  }
}

async function copied(
  room: Buffer,
  body: Readable,
  { rule, pace }: { readonly rule: Reading; readonly pace: PaceWatch },
): Promise<Buffer> {
  let length = 0
  // destroying the stream would close the connection before the refusal is sent
  const pieces: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false })
  for (;;) {
    const { done, value: piece } = await Promise.race([pieces.next(), pace.tooSlow])
    if (done === true) break
    if (length + piece.length > room.length) throw tooLarge(rule)
    rule.seat?.came(piece.length)
    pace.came(piece.length)
    length += piece.copy(room, length)
  }
  rule.seat?.whole()
  return room.subarray(0, length)
}

/** RFC 2046 §5.1.1: at most 70 characters. */
function boundaryIn(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;,"]{1,70}))/i.exec(type) ?? []
  return quoted ?? plain
}

interface Part {
  readonly head: string
  readonly content: Buffer
}

/** RFC 7578, strictly as browsers write it. */
function partsOf(body: Buffer, boundary: string): readonly Part[] {
  const mark = Buffer.from(`\r\n--${boundary}`)
  if (!body.subarray(0, mark.length - 2).equals(mark.subarray(2))) throw refuse('BODY_UNREADABLE')
  const parts: Part[] = []
  let position = mark.length - 2
  while (body.toString('latin1', position, position + 2) === '\r\n' && parts.length < mostParts) {
    const headEnd = body.indexOf('\r\n\r\n', position)
    const end = headEnd < 0 ? -1 : body.indexOf(mark, headEnd + 4)
    if (end < 0 || headEnd - position > longestHead) throw refuse('BODY_UNREADABLE')
    parts.push({
      head: body.toString('utf8', position + 2, headEnd),
      content: body.subarray(headEnd + 4, end),
    })
    position = end + mark.length
  }
  if (body.toString('latin1', position, position + 2) !== '--') throw refuse('BODY_UNREADABLE')
  return parts
}

function formOf(parts: readonly Part[]): Multipart {
  const fields = new Map<string, string>()
  let file: Buffer | undefined
  for (const { head, content } of parts) {
    const [, name, more = ''] =
      /^content-disposition:\s*form-data;\s*name="([^"\r\n]*)"(.*)$/im.exec(head) ?? []
    if (name === undefined || fields.has(name)) throw refuse('BODY_UNREADABLE')
    if (!/;\s*filename\*?=/i.test(more)) fields.set(name, content.toString('utf8'))
    else if (name !== 'file' || file !== undefined) throw refuse('BODY_UNREADABLE')
    else file = content
  }
  return new Multipart(Object.fromEntries(fields), file)
}
