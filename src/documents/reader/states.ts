/** ISO 3166-1 alpha-3, as ICAO 9303-3 §5 part A takes it over. */
const COUNTRIES = `ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM
BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE
DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD
GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA
KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT
MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY
PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR
TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM
ZAF ZMB ZWE`

/**
 * Codes that only a zone has (parts B to D): Germany's one letter, British and Kosovar passports, organisations, refugees.
 * `UTO`, the Utopia of specimens, is not among them: nobody travels with one.
 */
const ONLY_IN_ZONES: Readonly<Record<string, string>> = {
  D: 'DEU',
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
  RKS: 'XKK',
}
const WITHOUT_COUNTRY = 'EUE UNA UNK UNO XBA XCC XCE XCO XDC XEC XES XIM XMP XOM XPO XXA XXB XXC XXX'

const known = new Set([
  ...COUNTRIES.split(/\s/),
  ...Object.keys(ONLY_IN_ZONES),
  ...WITHOUT_COUNTRY.split(' '),
])

/** May this stand in a zone as a state or a nationality? "IRN" and "D" may, "DEU" may not. */
export function isState(code: string): boolean {
  return known.has(code)
}

/** The country of a state's code by its three letters (ISO 3166-1): "DEU" for "D". */
export function countryOf(code: string): string {
  return ONLY_IN_ZONES[code] ?? code
}
