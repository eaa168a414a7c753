import { type Lsn, lsnText } from '#database/backup/lsn.ts'
import { seal } from '#database/backup/sealed-file.ts'
import { type BackupFolder, type Origin, walName } from '#database/backup/stored.ts'

interface Wish extends BackupFolder {
  readonly origin: Origin
  readonly from: Lsn
  readonly everyMs: number
}

export interface WalPieces {
  /** A message of the stream. True when an answer is wanted. */
  take(message: Buffer): boolean
  /** True when something was stored. */
  storeWhenDue(): Promise<boolean>
  store(): Promise<void>
  status(wantsReply: boolean): Buffer
}

const mostBytes = 4 * 1024 ** 2
const millennium = 946_684_800_000_000n // 2000-01-01, from which PostgreSQL counts microseconds

export function openWalPieces({ folder, key, origin, from, everyMs }: Wish): WalPieces {
  let pending: Buffer[] = []
  let [start, end, known, storedTo] = [from, from, from, from]
  let until: bigint | undefined
  let due = performance.now() + everyMs
  function take(message: Buffer): boolean {
    if (message[0] === 0x77) {
      const data = message.subarray(25)
      pending.push(data)
      end = message.readBigUInt64BE(1) + BigInt(data.length)
      known = message.readBigUInt64BE(9)
    }
    // whoever has all that was there then has lost nothing until then
    if (end >= known) until = message.readBigInt64BE(message[0] === 0x77 ? 17 : 9)
    return message[0] === 0x6b && message[17] === 1
  }
  const reached = () => (until === undefined || end < known ? null : instantText(until))
  async function store(): Promise<void> {
    due = performance.now() + everyMs
    if (end > start) {
      const [content, name] = [pending, walName(origin, start, end)]
      pending = []
      start = end
      await seal({ folder, name: () => name }, key, headed({ name, until: reached() }, content))
    }
    storedTo = start
    const told = reached()
    if (told !== null) await storeUntil({ folder, key }, origin, { until: told, lsn: lsnText(storedTo) })
  }
  return {
    take,
    store,
    async storeWhenDue() {
      if (performance.now() < due && end - start < BigInt(mostBytes)) return false
      await store()
      return true
    },
    status(wantsReply) {
      const message = Buffer.alloc(34)
      message.write('r')
      for (const offset of [1, 9, 17]) message.writeBigUInt64BE(storedTo, offset)
      message.writeBigInt64BE(BigInt(Date.now()) * 1000n - millennium, 25)
      message[33] = wantsReply ? 1 : 0
      return message
    },
  }
}

async function* headed(head: object, content: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(head)}\n`)
  yield* content
}

interface Reached {
  readonly until: string
  readonly lsn: string
}

/** One file, written again and again: always as long, so always called the same. */
function storeUntil({ folder, key }: BackupFolder, origin: Origin, { until, lsn }: Reached): Promise<string> {
  const name = () => `until.${origin.system}.${origin.timeline}`
  return seal({ folder, name }, key, headed({ until, lsn: lsn.padStart(17) }, []))
}

function instantText(micros: bigint): string {
  const at = Temporal.Instant.fromEpochNanoseconds((micros + millennium) * 1000n)
  return at.toString({ fractionalSecondDigits: 6 })
}
