/** What a gateway needs to be told. */
export interface GatewayTerms {
  /** the real service */
  readonly url: string
  /** where the house bank speaks the same protocol */
  readonly twinPath: string
  /** each credential and the setting that gives it */
  readonly credentials: Readonly<Record<string, string>>
  /** what the house bank knows us by */
  readonly simulator: Readonly<Record<string, string>>
}
