import * as z from 'zod'
import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

export interface DuffelSettings {
  readonly name: 'duffel'
  readonly isSimulator: boolean
  readonly baseUrl: string
  readonly token: string
  /** undefined: webhooks are off, only the job finds changes */
  readonly webhookSecret: string | undefined
  /** receives Duffel's messages to travellers without an address */
  readonly email: string
}

/** what our simulator accepts */
const duffelSimulator = {
  token: 'duffel_test_house_twin',
  webhookSecret: 'whsec_house_twin',
  email: 'tickets@example.com',
} as const

export const duffelEnvironment = { DUFFEL_TWIN_PORT: port.optional() } as const

interface DuffelRead {
  readonly supplier: DuffelSettings
  readonly faults: readonly string[]
}

/** Settings from the environment, and every fault in them, in words. */
export function duffelIn(given: Given, mode: Mode): DuffelRead {
  const url = given['DUFFEL_URL']
  const isSimulator = url === undefined && mode === 'demo'
  if (isSimulator) {
    const baseUrl = `http://localhost:${given['DUFFEL_TWIN_PORT'] ?? 3004}`
    return { supplier: { name: 'duffel', isSimulator, baseUrl, ...duffelSimulator }, faults: [] }
  }
  const missing = (['DUFFEL_URL', 'DUFFEL_TOKEN', 'DUFFEL_EMAIL'] as const).filter(
    (name) => given[name] === undefined,
  )
  const { DUFFEL_TOKEN: token = '', DUFFEL_EMAIL: email = '', DUFFEL_WEBHOOK_SECRET: webhookSecret } = given
  const faults = [
    ...missing.map((name) => `${name}: is needed by the supplier duffel`),
    ...addressFaults('DUFFEL_URL', url, mode),
    ...(email !== '' && !z.email().safeParse(email).success
      ? ['DUFFEL_EMAIL: must be an e-mail address']
      : []),
  ]
  const baseUrl = (url ?? '').replace(/\/$/, '')
  return { supplier: { name: 'duffel', isSimulator, baseUrl, token, webhookSecret, email }, faults }
}
