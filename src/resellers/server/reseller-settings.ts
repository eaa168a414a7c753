import type { Given, Mode } from '#server/given.ts'

/** Code in addresses, name for travellers, key for its requests. */
export interface ResellerSettings {
  readonly code: string
  readonly name: string
  readonly key: string
}

export interface MarketplaceSettings {
  readonly resellers: readonly ResellerSettings[]
}

const houseTwin: ResellerSettings = { code: 'safarbin', name: 'سفربین', key: 'house-simulator-marketplace' }

/** `RESELLERS` as `code:name:key`, comma-separated. Returns every fault in words. A demo has its simulator. */
export function resellersIn(
  given: Given,
  mode: Mode,
): { readonly settings: MarketplaceSettings; readonly faults: readonly string[] } {
  const text = given['RESELLERS']
  if (text === undefined) return { settings: { resellers: mode === 'demo' ? [houseTwin] : [] }, faults: [] }
  const resellers = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [code = '', name = '', ...key] = one.split(':')
      return { code, name, key: key.join(':') }
    })
  const isRight = ({ code, name, key }: ResellerSettings) =>
    /^[a-z]{3,20}$/.test(code) && name !== '' && key.length >= 16
  const faults = resellers
    .filter((one) => !isRight(one))
    .map(
      ({ code }) =>
        `RESELLERS: ${code || 'an entry'} must be code:name:key, a code of small Latin letters and a key of 16 characters or more`,
    )
  return { settings: { resellers }, faults }
}
