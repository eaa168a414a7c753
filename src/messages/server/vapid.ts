import { importJWK, SignJWT } from 'jose'
import { vapidPublicKey } from '#server/vapid-key.ts'

/** RFC 8292: only we can push to browsers that subscribed with our key. */
export interface Vapid {
  readonly publicKey: string
  authorization(endpoint: string): Promise<string>
}

/** `subject`: how a push service reaches us, `mailto:…` */
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
