import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

/** A WordPress site whose posts are the magazine. */
export interface MagazineSource {
  /** the house simulator takes its place */
  readonly isSimulator: boolean
  /** without a slash at its end */
  readonly baseUrl: string
}

export interface MagazineSettings {
  /** undefined: there is no magazine */
  readonly magazine: MagazineSource | undefined
}

const twinPort = 3014

export const magazineEnvironment = { MAGAZINE_TWIN_PORT: port.optional() } as const

/** `MAGAZINE_URL` is the site's address, `none` means no magazine. By default a demo reads the house simulator, production nobody. */
export function magazineSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: MagazineSettings; readonly faults: readonly string[] } {
  const { MAGAZINE_URL: url } = given
  if (url === 'none' || (url === undefined && mode === 'production'))
    return { settings: { magazine: undefined }, faults: [] }
  if (url === undefined) {
    const baseUrl = `http://localhost:${given['MAGAZINE_TWIN_PORT'] ?? twinPort}`
    return { settings: { magazine: { isSimulator: true, baseUrl } }, faults: [] }
  }
  return {
    settings: { magazine: { isSimulator: false, baseUrl: url.replace(/\/+$/, '') } },
    faults: addressFaults('MAGAZINE_URL', url, mode),
  }
}
