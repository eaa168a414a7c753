import type { Content } from '#content/server/content.ts'
import type { Clock } from '#server/clock.ts'
import type { Sites } from '#server/sites.ts'

export interface LawRooms {
  readonly content: Pick<Content, 'outline' | 'latest' | 'write'>
  readonly sites: Sites
  readonly clock: Clock
}
