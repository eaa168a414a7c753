import { type Given, listIn, type Mode } from '#server/given.ts'

/** Code in addresses, name for travellers, key for its requests. */
export interface ResellerSettings {
  readonly code: string
  readonly name: string
  readonly key: string
  /** https address that is told of its tickets */
  readonly pixel?: string | undefined
}

export interface MarketplaceSettings {
  readonly resellers: readonly ResellerSettings[]
}

const houseSimulator: ResellerSettings = {
  code: 'safarbin',
  name: 'سفربین',
  key: 'house-simulator-marketplace',
}

/** `RESELLERS` as `code:name:key` and `RESELLER_PIXELS` as `code=address`, comma-separated. Returns every fault in words. A demo has its simulator. */
export function resellersIn(
  given: Given,
  mode: Mode,
): { readonly settings: MarketplaceSettings; readonly faults: readonly string[] } {
  const text = given['RESELLERS']
  const known = text === undefined ? (mode === 'demo' ? [houseSimulator] : []) : resellersNamed(text)
  const pixels = (listIn(given['RESELLER_PIXELS']) ?? []).map((one) => pixelIn(one))
  const resellers = known.map((one) => ({
    ...one,
    pixel: pixels.find(({ code }) => code === one.code)?.address,
  }))
  return {
    settings: { resellers },
    faults: [...faultsOf(resellers), ...pixelFaults(pixels, resellers, mode)],
  }
}

function resellersNamed(text: string): readonly ResellerSettings[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [code = '', name = '', ...key] = one.split(':')
      return { code, name, key: key.join(':') }
    })
}

function faultsOf(resellers: readonly ResellerSettings[]): readonly string[] {
  const isRight = ({ code, name, key }: ResellerSettings) =>
    /^[a-z]{3,20}$/.test(code) && name !== '' && key.length >= 16
  return resellers
    .filter((one) => !isRight(one))
    .map(
      ({ code }) =>
        `RESELLERS: ${code || 'an entry'} must be code:name:key, a code of small Latin letters and a key of 16 characters or more`,
    )
}

interface Pixel {
  readonly code: string
  readonly address: string
}

function pixelIn(text: string): Pixel {
  const [code = '', ...address] = text.split('=')
  return { code, address: address.join('=') }
}

function pixelFaults(
  pixels: readonly Pixel[],
  resellers: readonly ResellerSettings[],
  mode: Mode,
): readonly string[] {
  const isRight = ({ code, address }: Pixel) =>
    resellers.some((one) => one.code === code) &&
    (URL.parse(address)?.protocol === 'https:' ||
      (mode === 'demo' && URL.parse(address)?.protocol === 'http:'))
  return pixels
    .filter((one) => !isRight(one))
    .map(
      ({ code }) =>
        `RESELLER_PIXELS: ${code || 'an entry'} must be code=https://… of a marketplace in RESELLERS`,
    )
}
