import { foldedName } from '#accounts/names.ts'

export function farsiKey(name: string): string {
  return foldedName(name).replace(/[ةۀ]/g, 'ه').replace(/ء/g, '')
}

/** Doubled letters count once: HOSSEIN is HOSEIN. */
export function latinKey(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/([B-DF-HJ-NP-TV-Z])\1/g, '$1')
}
