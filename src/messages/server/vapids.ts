import type { MessageSettings } from '#messages/server/message-settings.ts'
import { openVapid, type Vapid } from '#messages/server/vapid.ts'
import type { Settings } from '#server/settings.ts'
import type { Site } from '#server/sites.ts'

/** The house's key, and those of brands that have one; a browser hears from the key it was subscribed with alone. */
export interface Vapids {
  /** of the site of the request */
  here(): Vapid
  /** undefined for a key that is gone */
  of(publicKey: string | undefined): Vapid | undefined
}

/** The VAPID subject is the address of the brand's mail. */
export function openVapids({
  secrets,
  sites,
  senders,
}: Pick<Settings, 'secrets' | 'sites'> & Pick<MessageSettings, 'senders'>): Vapids {
  const [first] = sites.all
  const at = ({ brand }: Site, key: string) => openVapid(key, `mailto:${brand.contact.email}`)
  const house = at(first, secrets.push)
  const own = new Map(
    sites.all.flatMap((site) => {
      const key = senders.pushKeys[site.brand.id]
      return key === undefined ? [] : [[site.brand.id, at(site, key)] as const]
    }),
  )
  const byKey = new Map([house, ...own.values()].map((one) => [one.publicKey, one]))
  return {
    here: () => own.get(sites.here().brand.id) ?? house,
    of: (publicKey) => (publicKey === undefined ? house : byKey.get(publicKey)),
  }
}
