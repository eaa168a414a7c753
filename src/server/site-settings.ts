import type { WholeBrand } from '#brands/brand.ts'
import { readBrands } from '#brands/server/brands.ts'
import type { ContactSettings } from '#server/contact-settings.ts'
import type { Environment } from '#server/environment.ts'
import { listIn } from '#server/given.ts'
import { openSites, type Site, type Sites } from '#server/sites.ts'

/** `BRAND` at `PUBLIC_URL`, and beside it `SITES`: `chakavak=https://chakavak.example,…`. */
export function sitesIn(
  env: Environment,
  contact: ContactSettings,
): {
  readonly faults: readonly string[]
  readonly sites: () => Sites
  readonly brands: readonly WholeBrand[]
} {
  const { brands, faults } = readBrands(env.BRANDS_DIR)
  const first = brands.get(env.BRAND)
  const named = (listIn(env.SITES) ?? []).map((text) => siteIn(text, brands))
  const further = named.filter((one) => typeof one !== 'string')
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const all = [...brands.values()]
  return {
    brands: all,
    faults: [
      ...faults,
      ...(first === undefined ? [`BRAND: must be one of ${[...brands.keys()].sort().join(', ')}`] : []),
      ...named.filter((one) => typeof one === 'string'),
      ...twins([env.BRAND, ...further.map(({ brand }) => brand.id)], 'a brand'),
      ...twins([publicUrl, ...further.map((site) => site.publicUrl)].map(hostOf), 'a host'),
      ...(env.PARASTOO_MODE === 'production' ? further.flatMap(unready) : []),
    ],
    sites: () => {
      if (first === undefined) throw new Error('a fault said so')
      return openSites([{ brand: withContact(first, contact), publicUrl }, ...further], all)
    },
  }
}

function siteIn(text: string, brands: ReadonlyMap<string, WholeBrand>): Site | string {
  const [, id = '', address = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
  const [brand, url] = [brands.get(id.trim()), URL.parse(address.trim())]
  if (brand === undefined) return `SITES: no brand is called «${id.trim()}»; it is written brand=address`
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    return `SITES: ${id.trim()} must have an http or https address without a path`
  return { brand, publicUrl: url.origin }
}

function twins(names: readonly string[], what: string): readonly string[] {
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  return twice.map((name) => `SITES: ${name} is named twice, and ${what} has one site`)
}

function hostOf(publicUrl: string): string {
  return URL.parse(publicUrl)?.hostname ?? ''
}

function unready({ brand, publicUrl }: Site): readonly string[] {
  return [
    ...(publicUrl.startsWith('http://') ? [`SITES: ${brand.id} must be https in production`] : []),
    ...(brand.contact.email.endsWith('.example')
      ? [`SITES: ${brand.id} has the contacts of a demo in words.fa.json`]
      : []),
  ]
}

/** `CONTACT_…` are the first brand's; when it is open is never guessed for another sentence of hours. */
function withContact(brand: WholeBrand, given: ContactSettings): WholeBrand {
  const { phone, phoneText, email, hours, address, zone } = brand.contact
  return { ...brand, contact: { phone, phoneText, email, hours, address, zone, ...given } }
}
