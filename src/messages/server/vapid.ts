import { importJWK, SignJWT } from 'jose'
import { vapidPublicKey } from '#server/vapid-key.ts'

/** Says to push services who we are (RFC 8292): they let nobody else write to the browsers that subscribed with our key. */
export interface Vapid {
  /** base64url, as a browser's `subscribe` takes it */
  readonly publicKey: string
  /** The `Authorization` of a message to that endpoint. */
  authorization(endpoint: string): Promise<string>
}

/** `subject` is where a push service reaches us: `mailto:…` */
export function openVapid(privateKey: string, subject: string): Vapid {
  const point = vapidPublicKey(privateKey)
  const publicKey = point.toString('base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = importJWK({ kty: 'EC', crv: 'P-256', x: `${x}`, y: `${y}`, d: privateKey }, 'ES256')
  return {
    publicKey,
    async authorization(endpoint) {
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(subject)
        .setExpirationTime('12h') // 24 hours at most
        .sign(await key)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}
