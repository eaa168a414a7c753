import forge from 'node-forge'

/** Apple's certificate says itself of which pass and whose team it is. */
export interface AppleKeys {
  readonly passType: string
  readonly team: string
  readonly certificate: forge.pki.Certificate
  readonly key: forge.pki.rsa.PrivateKey
  /** Apple's own, between the certificate and its root */
  readonly authority: forge.pki.Certificate
}

/** UID of X.500, in which Apple writes the pass type */
const userId = '0.9.2342.19200300.100.1.1'

/** From PEM. Throws where they do not belong together. */
export function appleKeysIn(pem: {
  readonly certificate: string
  readonly key: string
  readonly authority: string
}): AppleKeys {
  const certificate = forge.pki.certificateFromPem(pem.certificate)
  const key = forge.pki.privateKeyFromPem(pem.key)
  const authority = forge.pki.certificateFromPem(pem.authority)
  const { publicKey } = certificate
  if (!('n' in publicKey) || publicKey.n.compareTo(key.n) !== 0)
    throw new Error('is of another key than APPLE_PASS_KEY')
  if (!certificate.isIssuer(authority)) throw new Error('was not made by APPLE_PASS_AUTHORITY')
  const passType = fieldOf(certificate, { type: userId })
  const team = fieldOf(certificate, { shortName: 'OU' })
  if (passType === undefined || !passType.startsWith('pass.') || team === undefined)
    throw new Error('names no pass type and team')
  return { passType, team, certificate, key, authority }
}

/** Between the first and the last moment of the certificate. */
export function isOfNow({ certificate: { validity } }: AppleKeys, now: Temporal.Instant): boolean {
  const at = now.epochMilliseconds
  return validity.notBefore.getTime() <= at && at <= validity.notAfter.getTime()
}

function fieldOf(
  { subject }: forge.pki.Certificate,
  name: { readonly type: string } | { readonly shortName: string },
): string | undefined {
  const field = subject.getField(name) as { readonly value?: unknown } | null
  return typeof field?.value === 'string' ? field.value : undefined
}
