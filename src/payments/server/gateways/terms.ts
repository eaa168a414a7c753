export interface GatewayTerms {
  readonly url: string
  /** path of this protocol at the simulated bank */
  readonly twinPath: string
  /** credential name and its setting */
  readonly credentials: Readonly<Record<string, string>>
  /** credentials at the simulated bank */
  readonly simulator: Readonly<Record<string, string>>
}
