import { importJWK, jwtVerify } from 'jose'

/** The sender's public key (base64url) from an `Authorization` header (RFC 8292). Throws for an invalid proof. */
export async function writerOf(authorization: string | undefined, origin: string): Promise<string> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (token === undefined || key === undefined) throw new Error('no vapid')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: `${x}`, y: `${y}` }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, {
    algorithms: ['ES256'],
    audience: origin,
    requiredClaims: ['exp', 'sub'],
  })
  const aheadSeconds = (payload.exp ?? 0) - Date.now() / 1000
  if (aheadSeconds > 24 * 3600) throw new Error('valid for more than a day')
  if (!/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(payload.sub ?? '')) throw new Error('no subject')
  return key
}
