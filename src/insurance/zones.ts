/** Where a policy holds; a wider zone costs more. */
export const zones = ['arab', 'near', 'schengen', 'world', 'america'] as const
export type Zone = (typeof zones)[number]

export const zoneNames = {
  arab: 'کشورهای عربی',
  near: 'ترکیه، خاورمیانه و آفریقا',
  schengen: 'شینگن',
  world: 'جهان بی آمریکا، کانادا و ژاپن',
  america: 'همهٔ جهان',
} as const satisfies Record<Zone, string>

export const zoneNamesEn = {
  arab: 'Arab countries',
  near: 'Turkey, Middle East and Africa',
  schengen: 'Schengen area',
  world: 'World excluding USA, Canada and Japan',
  america: 'Worldwide',
} as const satisfies Record<Zone, string>

const arab = 'AE BH EG IQ JO KW LB OM QA SA SY YE'
const near =
  'AF AM AO AZ BF BI BJ BW CD CF CG CI CM CV DJ DZ EH ER ET GA GE GH GM GN GQ GW IL KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG PK PS RE RW SC SD SL SN SO SS ST SZ TD TG TN TR TZ UG YT ZA ZM ZW'
/** Visa Code, article 2: the states that issue its uniform visa */
const schengen = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
const america = 'CA JP US'

const listed = Object.entries({ arab, near, schengen, america } as const satisfies Partial<
  Record<Zone, string>
>).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone as Zone] as const))
const byCode: ReadonlyMap<string, Zone> = new Map(listed)

/** ISO 3166 alpha-2. Undefined at home, where no travel policy holds. */
export function zoneOf(country: string): Zone | undefined {
  if (country === 'IR') return undefined
  return byCode.get(country) ?? 'world'
}

/** Visa Code, article 15: 30,000 euro at least. */
export const SCHENGEN_LEAST_EURO = 30_000

export function leastLimitOf(zone: Zone): number {
  return zone === 'schengen' ? SCHENGEN_LEAST_EURO : 0
}
