const decoder = new TextDecoder('windows-1256')
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
)

/** Text as the host's older pages send it; what has no place there is a question mark. Persian ی and ک have none of their own: the Arabic ones are sent. */
export function inWindows1256(text: string): Buffer {
  const known = text.replaceAll('ی', 'ي').replaceAll('ک', 'ك')
  return Buffer.from([...known].map((letter) => bytes.get(letter) ?? 0x3f))
}
