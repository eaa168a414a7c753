/** octets without the line end (RFC 5545, 3.1) */
const longest = 75

/** RFC 5545, 3.3.11. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** At most 75 octets of UTF-8; no character is cut. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const more = octetsOf(sign)
    if (octets + more > longest) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += more
  }
  return [...pieces, piece].join('\r\n')
}

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
