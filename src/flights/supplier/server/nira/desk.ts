import type { LRUCache } from 'lru-cache'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { NiraAccess } from '#flights/supplier/server/nira/nira-client.ts'

export interface NiraDesk extends NiraAccess {
  readonly airlines: readonly string[]
  readonly now: () => Temporal.Instant
  readonly caps: SupplierCaps
  /** orders this process sent, by key, with their code once known */
  readonly sent: LRUCache<string, { readonly ref: string | null }>
  refsOfOthers(key: string): readonly string[]
}
