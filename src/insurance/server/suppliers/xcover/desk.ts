import type { XCoverSettings } from '#insurance/server/suppliers/xcover/xcover-settings.ts'
import type { RatesOnSale } from '#money/rates.ts'

/** What its calls need; never logged. */
export interface XCoverDesk
  extends Pick<XCoverSettings, 'baseUrl' | 'partner' | 'apiKey' | 'secret' | 'plans' | 'email'> {
  readonly rates: () => Promise<RatesOnSale>
}
