import { createHmac } from 'node:crypto'

interface Signing {
  readonly apiKey: string
  readonly secret: string
}

/** HTTP Signatures over the date alone; the date is the wall's, since the receiver compares it with its own. */
export function signedHeaders({ apiKey, secret }: Signing, at: Date): Readonly<Record<string, string>> {
  const date = at.toUTCString()
  const signature = createHmac('sha512', secret).update(`date: ${date}`).digest('base64')
  return {
    date,
    'x-api-key': apiKey,
    authorization: `Signature keyId="${apiKey}",algorithm="hmac-sha512",signature="${encodeURIComponent(signature)}"`,
  }
}
