import type { LRUCache } from 'lru-cache'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { NiraAccess } from '#flights/supplier/server/nira/nira-client.ts'

/** What the adapter's verbs work with. */
export interface NiraDesk extends NiraAccess {
  readonly airlines: readonly string[]
  readonly now: () => Temporal.Instant
  readonly caps: SupplierCaps
  /** what was sent under a key by this process, with its code once told */
  readonly sent: LRUCache<string, { readonly ref: string | null }>
  refsOfOthers(key: string): readonly string[]
}
