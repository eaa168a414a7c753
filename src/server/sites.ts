import { AsyncLocalStorage } from 'node:async_hooks'
import type { WholeBrand } from '#brands/brand.ts'

/** A brand and where it is at home. */
export interface Site {
  readonly brand: WholeBrand
  /** without a trailing slash */
  readonly publicUrl: string
}

export interface Sites {
  readonly all: readonly [Site, ...Site[]]
  /** those without a site as well: what was bought at one that is gone stays theirs */
  readonly brands: readonly WholeBrand[]
  /** The site of the request, or of what a job or the desk is about; anywhere else the house's first. */
  here(): Site
  /** A host nobody named belongs to the first: no address is ever made of what a request says. */
  atHost(host: string): Site
  /** null for what was written down before brands were. */
  ofBrand(id: string | null): Site
  at<T>(site: Site, work: () => T): T
}

export function openSites(all: Sites['all'], brands = all.map(({ brand }) => brand)): Sites {
  const under = new AsyncLocalStorage<Site>()
  const [first] = all
  const byHost = new Map(all.map((site) => [new URL(site.publicUrl).hostname, site]))
  const byBrand = new Map(all.map((site) => [site.brand.id, site]))
  return {
    all,
    brands,
    here: () => under.getStore() ?? first,
    atHost: (host) => byHost.get(hostnameIn(host)) ?? first,
    ofBrand: (id) => byBrand.get(id ?? '') ?? first,
    at: (site, work) => under.run(site, work),
  }
}

/** Without its port: two sites are never told apart by ports, as cookies are not. */
function hostnameIn(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '')
}
