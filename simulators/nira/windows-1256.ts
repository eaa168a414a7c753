const decoder = new TextDecoder('windows-1256')
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
)

/** For the host's older pages. Persian ی and ک are sent as the Arabic letters; unknown characters as question marks. */
export function inWindows1256(text: string): Buffer {
  const known = text.replaceAll('ی', 'ي').replaceAll('ک', 'ك')
  return Buffer.from([...known].map((letter) => bytes.get(letter) ?? 0x3f))
}
