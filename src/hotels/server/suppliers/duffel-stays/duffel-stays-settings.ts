import * as z from 'zod'
import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

export interface StaysSettings {
  readonly name: 'duffel-stays'
  readonly isSimulator: boolean
  readonly baseUrl: string
  readonly token: string
  /** for guests who gave no address */
  readonly email: string
}

const simulator = { token: 'duffel_test_house_twin', email: 'stays@example.com' } as const

export const staysEnvironment = { DUFFEL_STAYS_TWIN_PORT: port.optional() } as const

interface StaysRead {
  readonly supplier: StaysSettings
  readonly faults: readonly string[]
}

/** Returns every fault of the environment in words. */
export function staysIn(given: Given, mode: Mode): StaysRead {
  const url = given['DUFFEL_STAYS_URL']
  const isSimulator = url === undefined && mode === 'demo'
  if (isSimulator) {
    const baseUrl = `http://localhost:${given['DUFFEL_STAYS_TWIN_PORT'] ?? 3009}`
    return { supplier: { name: 'duffel-stays', isSimulator, baseUrl, ...simulator }, faults: [] }
  }
  const missing = (['DUFFEL_STAYS_URL', 'DUFFEL_STAYS_TOKEN', 'DUFFEL_STAYS_EMAIL'] as const).filter(
    (name) => given[name] === undefined,
  )
  const { DUFFEL_STAYS_TOKEN: token = '', DUFFEL_STAYS_EMAIL: email = '' } = given
  const faults = [
    ...missing.map((name) => `${name}: is needed by the supplier duffel-stays`),
    ...addressFaults('DUFFEL_STAYS_URL', url, mode),
    ...(email !== '' && !z.email().safeParse(email).success
      ? ['DUFFEL_STAYS_EMAIL: must be an e-mail address']
      : []),
  ]
  const baseUrl = (url ?? '').replace(/\/$/, '')
  return { supplier: { name: 'duffel-stays', isSimulator, baseUrl, token, email }, faults }
}
