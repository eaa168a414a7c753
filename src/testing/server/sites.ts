import { readBrands } from '#brands/server/brands.ts'
import { openSites, type Site, type Sites } from '#server/sites.ts'

/** The first is the house's own; each is at home at its name below `.test`. */
export function testSites(first = 'parastoo', ...others: readonly string[]): Sites {
  return openSites([siteOf(first), ...others.map(siteOf)])
}

function siteOf(id: string): Site {
  const brand = readBrands().brands.get(id)
  if (brand === undefined) throw new Error(`no brand is called ${id}`)
  return { brand, publicUrl: `https://${id}.test` }
}
