/** the most octets a line of a calendar file may have, its end not counted (RFC 5545, 3.1) */
const longest = 75

/** Text as the value of a property: backslashes, semicolons, commas and line ends are escaped (RFC 5545, 3.3.11). */
export function escapedText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Lines as they are written: longer ones are folded between characters, and each ends in CRLF. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A line in pieces of at most 75 octets of UTF-8, those after the first begun with a space; no character is cut in two. */
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
