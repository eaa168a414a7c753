export interface GatewayTerms {
  readonly url: string
  readonly twinPath: string
  readonly credentials: Readonly<Record<string, string>>
  readonly simulator: Readonly<Record<string, string>>
}
