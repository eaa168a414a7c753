/** What became of a flight, or of somebody at its gate. */
export type RightsEvent =
  | {
      readonly kind: 'cancelled'
      /** from the word to the hour it was sold for */
      readonly noticeHours: number
      /** it was late already when it was cancelled */
      readonly lateMinutes: number
    }
  | { readonly kind: 'late'; readonly minutes: number }
  | { readonly kind: 'early'; readonly minutes: number }
  | { readonly kind: 'denied-boarding' | 'lower-class' | 'luggage' }

export type Due =
  | { readonly kind: 'money' | 'other-flight' | 'refreshment' | 'care' | 'free-ticket' }
  /** off the price of another ticket, percent */
  | { readonly kind: 'discount'; readonly percent: number }
  /** beside the price that comes back, percent of it */
  | { readonly kind: 'penalty'; readonly percent: number }
  | { readonly kind: 'euro'; readonly amount: number }
  /** of the price of that flight, percent */
  | { readonly kind: 'part-of-price'; readonly percent: number }
  | { readonly kind: 'luggage'; readonly limitSdr: number; readonly writtenWithinDays: number }

export interface RightsSource {
  readonly name: string
  readonly article: string
  /** day from which it holds as it is quoted */
  readonly from: string
}

export interface Right {
  readonly id: string
  readonly due: Due
  readonly source: RightsSource
  /** what we do ourselves; the rest its airline owes */
  readonly by: 'us' | 'airline'
}

export interface FlightOfRights {
  readonly isCharter: boolean
  readonly originCountry: string
  readonly destinationCountry: string
  readonly carrierCountry: string
  readonly km: number
}
