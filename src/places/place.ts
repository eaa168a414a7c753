/** A place one flies from or to. Codes are IATA's; a city may share its code with one of its airports. */
export interface City {
  /** IATA city code: THR is Tehran, with the airports THR and IKA */
  readonly code: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  readonly name: string
  readonly nameEn: string
  readonly nameAr: string
  /** IATA codes, the main one first */
  readonly airports: readonly string[]
  readonly timeZone: string
  /** has scheduled passenger flights: only such cities are offered */
  readonly served: boolean
  /** how much travelled to, 1 to 100 for Tehran, 0 when not served; the house's estimate */
  readonly weight: number
  /** other names it is looked for by: older, foreign and colloquial ones, and codes IATA has renamed */
  readonly aliases: readonly string[]
}

export interface Airport {
  readonly iata: string
  readonly icao: string
  readonly cityCode: string
  readonly country: string
  /** «فرودگاه مهرآباد» */
  readonly name: string
  readonly nameEn: string
  readonly timeZone: string
  readonly latitude: number
  readonly longitude: number
}

export interface Airline {
  /** our own, since IATA gives one code to several airlines: "mahan" */
  readonly id: string
  /** a label for people and flight numbers: "W5" */
  readonly iata: string
  readonly icao: string
  readonly name: string
  readonly nameEn: string
  readonly country: string
  /** flies inside Iran */
  readonly domestic: boolean
  /** the first three digits of its ticket numbers */
  readonly ticketPrefix: string
  /** the airport its flights meet at, IATA */
  readonly hub: string
  /** flights of it on one ticket cost so many percent of their fares; 100 where it sells every flight for itself */
  readonly throughPercent: number
  /** of its tile: the dark bears white text, the light is its wash */
  readonly colours: readonly [dark: string, light: string]
}

export interface Country {
  /** §3: Iran is 3414 and Iraq 3415 */
  readonly id: number
  /** ISO 3166-1 alpha-2 */
  readonly code: string
  /** ISO 3166-1 alpha-3; Iran is IRN */
  readonly code3: string
  readonly name: string
  readonly nameEn: string
  /** "+98" */
  readonly dialingCode: string
}
