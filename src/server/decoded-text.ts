/** `workbook`: XLSX, or XLS of old; `encoding`: neither UTF-8 nor what a spreadsheet calls Unicode. */
export type TextFault = 'empty' | 'workbook' | 'encoding'

/** The text of a posted file; a byte-order mark says UTF-16, everything else must be UTF-8. */
export function decodedText(bytes: Uint8Array): { readonly text: string } | { readonly fault: TextFault } {
  if (bytes.length === 0) return { fault: 'empty' }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { fault: 'workbook' }
  const charset = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : 'utf-8'
  const text = decoded(bytes, charset)
  if (text === undefined || text.includes('\0')) return { fault: 'encoding' }
  return text.trim() === '' ? { fault: 'empty' } : { text }
}

function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte)
}
