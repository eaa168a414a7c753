export interface Taken {
  /** lower-case names; unfolded and decoded */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

/** Parses a mail (RFC 5322, 2045–2047), as far as our mails need. */
export function takenApart(raw: string): Taken {
  const headers = headersOf(raw)
  const parts = leavesOf(raw)
  const part = (type: string) => parts.find((one) => one.type === type)?.body ?? ''
  return { headers, text: part('text/plain'), html: part('text/html') }
}

interface Leaf {
  readonly type: string
  readonly body: string
}

function leavesOf(raw: string): readonly Leaf[] {
  const headers = headersOf(raw)
  const type = headers.get('content-type') ?? 'text/plain'
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary === undefined)
    return [{ type: type.split(';')[0] ?? '', body: decoded(body, headers.get('content-transfer-encoding')) }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => leavesOf(part.replace(/^\r\n/, '')))
}

function headersOf(raw: string): ReadonlyMap<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim().toLowerCase(), wordsRead(line.slice(colon + 1).trim())]
    }),
  )
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding.toLowerCase() !== 'quoted-printable') return body
  return bytesOf(body.replace(/=\r\n/g, '')).toString('utf8')
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; space between two of them is dropped. */
function wordsRead(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : bytesOf(word.replaceAll('_', ' ')).toString('utf8'),
    )
}

function bytesOf(quoted: string): Buffer {
  const latin = quoted.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(latin, 'latin1')
}
