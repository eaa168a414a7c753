/** IATA codes; a city may share its code with an airport. */
export interface City {
  /** THR is Tehran, with the airports THR and IKA */
  readonly code: string
  readonly country: string
  readonly name: string
  readonly nameEn: string
  readonly nameAr: string
  /** IATA, the main one first */
  readonly airports: readonly string[]
  readonly timeZone: string
  /** has scheduled flights; others are not offered */
  readonly served: boolean
  /** popularity, 1 to 100 (Tehran), 0 when not served; our estimate */
  readonly weight: number
  /** older, foreign and colloquial names, and former IATA codes */
  readonly aliases: readonly string[]
}

export interface Airport {
  readonly iata: string
  readonly icao: string
  readonly cityCode: string
  readonly country: string
  readonly name: string
  readonly nameEn: string
  readonly timeZone: string
  readonly latitude: number
  readonly longitude: number
}

export interface Airline {
  /** our own id, since airlines may share an IATA code: "mahan" */
  readonly id: string
  readonly iata: string
  readonly icao: string
  readonly name: string
  readonly nameEn: string
  readonly country: string
  readonly domestic: boolean
  /** first three digits of its ticket numbers */
  readonly ticketPrefix: string
  readonly hub: string
  /** price of connecting flights on one ticket, in percent of the single fares; 100 for no discount */
  readonly throughPercent: number
  /** dark carries white text, light is the background */
  readonly colours: readonly [dark: string, light: string]
}

export interface Country {
  readonly id: number
  readonly code: string
  /** ISO 3166-1 alpha-3 */
  readonly code3: string
  readonly name: string
  readonly nameEn: string
  readonly dialingCode: string
}
