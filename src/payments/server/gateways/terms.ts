export interface GatewayTerms {
  readonly url: string
  readonly simulatorPath: string
  readonly credentials: Readonly<Record<string, string>>
  readonly simulator: Readonly<Record<string, string>>
}
