import { AwsClient } from 'aws4fetch'
import { StartupError } from '#server/startup-error.ts'

export interface BucketWish {
  /** `https://HOST/BUCKET/FOLDER…`: its name in the path, as every S3 knows it */
  readonly address: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

export type Call = (method: string, address: string, body?: Blob | string) => Promise<Response>

/** until it answers; what comes of a long file may take as long as it comes */
const patienceMs = 600_000

/** Calls of S3, signed. They throw BucketError for what the store refuses, and what `fetch` throws when it cannot be reached. */
export function signedCalls({ region, keyId, secret }: BucketWish): Call {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' })
  return async (method, address, body) => {
    const signed = await client.sign(address, body === undefined ? { method } : { method, body })
    const patience = new AbortController()
    const ending = setTimeout(() => patience.abort(), patienceMs)
    try {
      const response = await fetch(signed, { signal: patience.signal })
      if (!response.ok) throw new BucketError(method, response.status, await response.text())
      return response
    } finally {
      clearTimeout(ending)
    }
  }
}

export class BucketError extends StartupError {
  override readonly name = 'BucketError'
  readonly status: number
  constructor(method: string, status: number, answer: string) {
    const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1]
    super(`The store of backups answers ${method} with ${status}${code === undefined ? '' : ` (${code})`}`)
    this.status = status
  }
}
