import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

const hash = z.string().check(z.regex(/^[\da-f]{64}$/))
const Exported = z.object({
  orderId: z.uuid(),
  pieces: z.array(z.object({ n: z.int(), sealed: z.string(), previousHash: hash, hash, ...shown() })),
})

function shown() {
  return { at: z.string(), kind: z.string(), ref: z.string(), body: z.record(z.string(), z.unknown()) }
}

/** The first piece of an exported file that does not fit, by itself: no database is asked. Null while it is whole; throws what is no such file. */
export function brokenInFile(text: string): number | null {
  const { orderId, pieces } = Exported.parse(JSON.parse(text))
  let before = createHash('sha256').update(orderId).digest()
  for (const [index, piece] of pieces.entries()) {
    const right = createHash('sha256').update(before).update(piece.sealed).digest()
    const fits =
      piece.n === index + 1 &&
      piece.previousHash === before.toString('hex') &&
      piece.hash === right.toString('hex') &&
      saysWhatIsSealed(piece)
    if (!fits) return piece.n
    before = right
  }
  return null
}

type Piece = z.infer<typeof Exported>['pieces'][number]

/** What is read beside the seal is what was sealed. */
function saysWhatIsSealed({ n, at, kind, ref, body, sealed }: Piece): boolean {
  const [number, seconds, ofKind, ofRef, ofBody]: readonly unknown[] = JSON.parse(sealed)
  const isThen = Math.floor(Number(seconds) * 1000) === Temporal.Instant.from(at).epochMilliseconds
  return isThen && number === n && ofKind === kind && ofRef === ref && inOneOrder(ofBody) === inOneOrder(body)
}

function inOneOrder(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}
