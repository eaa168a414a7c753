import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

interface Signed {
  readonly method: string
  /** as it came, with its query */
  readonly url: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

const form =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<names>[a-z0-9;-]+), Signature=(?<signature>[0-9a-f]{64})$/

/** What is wrong with a signature of version 4, as S3 names it; undefined when nothing is. */
export function signatureFault(
  call: Signed,
  secrets: ReadonlyMap<string, string>,
  now: number,
): string | undefined {
  const parts = form.exec(String(call.headers['authorization'] ?? ''))?.groups
  if (parts === undefined) return 'AccessDenied'
  const { key = '', day = '', region = '', names = '', signature = '' } = parts
  const secret = secrets.get(key)
  if (secret === undefined) return 'InvalidAccessKeyId'
  const date = String(call.headers['x-amz-date'] ?? '')
  if (Math.abs(momentOf(date) - now) > 15 * 60_000 || !date.startsWith(day)) return 'RequestTimeTooSkewed'
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, hash(canonical(call, names))]
  let signingKey: Buffer | string = `AWS4${secret}`
  for (const part of [day, region, 's3', 'aws4_request']) signingKey = hmac(signingKey, part)
  const expected = hmac(signingKey, toSign.join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

function canonical({ method, url, headers }: Signed, names: string): string {
  const [path = '', query = ''] = url.split('?')
  const sorted = query.split('&').filter(Boolean).sort().join('&').replaceAll('+', '%20')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path, sorted, lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
}

function momentOf(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return Date.parse(iso) || 0
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
