import type { Given } from '#server/given.ts'
import { isVapidKey } from '#server/vapid-key.ts'

/** Push (RFC 8030). Only known push services are contacted. */
export interface PushSettings {
  readonly isSimulator: boolean
  readonly simulatorUrl: string | undefined
  /** allowed hosts; a leading dot allows subdomains */
  readonly hosts: readonly string[]
  /** VAPID key; undefined: created once and stored with the secrets */
  readonly privateKey: string | undefined
}

const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const
const simulatorPort = 3010
const host = /^\.?(?:[a-z\d-]+\.)+[a-z]{2,}$/

export function pushIn(given: Given, isSimulator: boolean): PushSettings {
  return {
    isSimulator,
    simulatorUrl: isSimulator ? `http://localhost:${given['PUSH_TWIN_PORT'] ?? simulatorPort}` : undefined,
    hosts: hostsIn(given),
    privateKey: given['VAPID_PRIVATE_KEY'],
  }
}

export function pushFaults(given: Given): readonly string[] {
  const key = given['VAPID_PRIVATE_KEY']
  return [
    ...(key === undefined || isVapidKey(key)
      ? []
      : ['VAPID_PRIVATE_KEY: must be a private key on P-256, 32 bytes in base64url']),
    ...(hostsIn(given).every((one) => host.test(one))
      ? []
      : ['PUSH_HOSTS: must be like fcm.googleapis.com,.push.apple.com']),
  ]
}

/** Endpoints come from browsers: only allowed hosts are ever contacted (SSRF). */
export function isPushEndpoint(
  endpoint: string,
  { hosts, simulatorUrl }: Pick<PushSettings, 'hosts' | 'simulatorUrl'>,
): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (simulatorUrl !== undefined && url.origin === new URL(simulatorUrl).origin) return true
  const isKnown = hosts.some((one) =>
    one.startsWith('.') ? url.hostname.endsWith(one) : url.hostname === one,
  )
  return url.protocol === 'https:' && url.port === '' && isKnown
}

function hostsIn(given: Given): readonly string[] {
  const named = given['PUSH_HOSTS']?.split(',').map((one) => one.trim().toLowerCase())
  return named ?? services
}
