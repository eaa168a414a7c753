import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { refuse } from '#documents/server/refusals.ts'

/** What runs, reaches out or brings other files; PDF 2.0 §12.6, §7.11.4, §13 */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)\b/
const locked = /\/Encrypt\b/

const most = { oneStream: 8 * 1024 * 1024, inAll: 64 * 1024 * 1024, streams: 5000 } as const
const atFile = { property: 'file' }

/** Whole, open to everybody, and a document alone, object streams included.
 * Throws PDF_DAMAGED, PDF_LOCKED, PDF_ACTIVE. */
export async function checkPdf(pdf: Buffer): Promise<void> {
  const text = namesPlain(pdf.toString('latin1'))
  if (!/%%EOF\s*$/.test(text.slice(-1024)) || !text.includes('startxref')) throw refuse('PDF_DAMAGED', atFile)
  if (locked.test(text)) throw refuse('PDF_LOCKED', atFile)
  if (active.test(text)) throw refuse('PDF_ACTIVE', atFile)
  for await (const objects of objectStreams(pdf)) if (active.test(objects)) throw refuse('PDF_ACTIVE', atFile)
}

/** `/Java#53cript` is `/JavaScript`. */
function namesPlain(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

/** An object stream says where its first object is; one that is not deflated is not read by us, and refused. */
async function* objectStreams(pdf: Buffer): AsyncGenerator<string> {
  let [all, count, place] = [0, 0, 0]
  for (;;) {
    const found = pdf.indexOf('stream', place)
    if (found < 0) return
    place = found + 6
    if (pdf.toString('latin1', found - 3, found) === 'end') continue
    const dictionary = namesPlain(pdf.toString('latin1', Math.max(0, found - 2048), found))
      .split('endobj')
      .at(-1)
    if (!/\/First\b/.test(dictionary ?? '')) continue
    count += 1
    const begins = place + (pdf[place] === 0x0d ? 2 : 1)
    const objects = await inflated(pdf.subarray(begins), { maxOutputLength: most.oneStream }).catch(
      () => undefined,
    )
    all += objects?.length ?? 0
    if (objects === undefined || all > most.inAll || count > most.streams) throw refuse('PDF_DAMAGED', atFile)
    yield namesPlain(objects.toString('latin1'))
  }
}
