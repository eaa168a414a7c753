import * as z from 'zod'

/** Duffel's stays: our token there. */
export interface HotelSupplierSettings {
  readonly name: 'duffel-stays'
  /** the house twin stands in for it */
  readonly isTwin: boolean
  readonly baseUrl: string
  readonly token: string
  /** where Duffel writes to a guest who gave no address */
  readonly email: string
}

const names = ['duffel-stays'] as const satisfies readonly HotelSupplierSettings['name'][]

const twin = { token: 'duffel_test_house_twin', email: 'stays@example.com' } as const

type Given = Readonly<Record<string, string | undefined>>

interface HotelSuppliersRead {
  readonly hotelSuppliers: readonly HotelSupplierSettings[]
  readonly faults: readonly string[]
}

/**
 * What the environment says of suppliers of hotels, and every fault in it, in words. `HOTEL_SUPPLIERS` names them (`none` for none); a
 * demo has all of them, each its twin unless it has an address, production those that are named.
 */
export function hotelSuppliersIn(given: Given, mode: 'demo' | 'production'): HotelSuppliersRead {
  const wanted = given['HOTEL_SUPPLIERS']
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'none')
  const strangers = (wanted ?? []).filter((name) => !names.some((one) => one === name))
  const active = wanted ?? (mode === 'demo' ? names : [])
  const read = active.includes('duffel-stays') ? staysIn(given, mode) : { hotelSuppliers: [], faults: [] }
  return {
    ...read,
    faults: [
      ...strangers.map(
        (name) => `HOTEL_SUPPLIERS: there is no supplier ${name}; there are ${names.join(', ')}`,
      ),
      ...read.faults,
    ],
  }
}

function staysIn(given: Given, mode: 'demo' | 'production'): HotelSuppliersRead {
  const url = given['DUFFEL_STAYS_URL']
  const isTwin = url === undefined && mode === 'demo'
  if (isTwin) {
    const baseUrl = `http://localhost:${given['DUFFEL_STAYS_TWIN_PORT'] ?? 3009}`
    return { hotelSuppliers: [{ name: 'duffel-stays', isTwin, baseUrl, ...twin }], faults: [] }
  }
  const missing = (['DUFFEL_STAYS_URL', 'DUFFEL_STAYS_TOKEN', 'DUFFEL_STAYS_EMAIL'] as const).filter(
    (name) => given[name] === undefined,
  )
  const protocol = mode === 'production' ? /^https$/ : /^https?$/
  const { DUFFEL_STAYS_TOKEN: token = '', DUFFEL_STAYS_EMAIL: email = '' } = given
  const faults = [
    ...missing.map((name) => `${name}: is needed by the supplier duffel-stays`),
    ...(url !== undefined && !z.url({ protocol }).safeParse(url).success
      ? [`DUFFEL_STAYS_URL: must be an ${mode === 'production' ? 'https' : 'http or https'} address`]
      : []),
    ...(email !== '' && !z.email().safeParse(email).success
      ? ['DUFFEL_STAYS_EMAIL: must be an e-mail address']
      : []),
  ]
  const baseUrl = (url ?? '').replace(/\/$/, '')
  return { hotelSuppliers: [{ name: 'duffel-stays', isTwin, baseUrl, token, email }], faults }
}
