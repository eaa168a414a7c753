import type { Content } from '#content/server/content.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { Hotels } from '#hotels/server/door.ts'
import type { Clock } from '#server/clock.ts'
import type { Sites } from '#server/sites.ts'
import type { Status } from '#status/server/status.ts'
import type { Storefront } from '#storefront/server/storefront.ts'

export interface ContentRooms {
  readonly desk: Pick<Desk, 'database' | 'audit' | 'proposals'>
  readonly status: Pick<Status, 'incidents'>
  readonly hotels: Pick<Hotels, 'moderation'>
  readonly content: Content
  readonly storefront: Pick<Storefront, 'destinations'>
  readonly sites: Sites
  readonly clock: Clock
}
