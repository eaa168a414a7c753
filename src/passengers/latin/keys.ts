import { foldedName } from '#accounts/names.ts'

/** What a Farsi name is looked up by: one form of each letter, no marks and spaces. */
export function farsiKey(name: string): string {
  return foldedName(name).replace(/[ةۀ]/g, 'ه').replace(/ء/g, '')
}

/** A letter written twice is the same name: HOSSEIN and HOSEIN. */
export function latinKey(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/([B-DF-HJ-NP-TV-Z])\1/g, '$1')
}
