import { accountNames } from '#wallet/account-names.ts'
import { flowWords } from '#wallet/flows.ts'
import type { AccountClass, EntryKind } from '#wallet/ledger.ts'

/** What the ledger is asked for in its address: all classes, the accounts of one, or the lines of one account. */
export interface LedgerAddress {
  readonly class: AccountClass | undefined
  readonly owner: string | undefined
  readonly kind: EntryKind | undefined
  /** in Tehran */
  readonly day: Temporal.PlainDate | undefined
  /** where the page begins: an owner, or the number of a line */
  readonly after: string | undefined
  readonly entry: number | undefined
}

/** What cannot be read is left out. */
export function readLedgerAddress(params: URLSearchParams): LedgerAddress {
  const name = params.get('class') ?? ''
  const kind = params.get('kind') ?? ''
  const entry = params.get('entry') ?? ''
  return {
    class: Object.hasOwn(accountNames, name) ? (name as AccountClass) : undefined,
    owner: params.get('owner')?.slice(0, 200) || undefined,
    kind: Object.hasOwn(flowWords, kind) ? (kind as EntryKind) : undefined,
    day: dayIn(params.get('day') ?? ''),
    after: params.get('after')?.slice(0, 200) || undefined,
    entry: /^\d{1,15}$/.test(entry) ? Number(entry) : undefined,
  }
}

function dayIn(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
