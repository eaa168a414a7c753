import type { Fields } from '#content/version.ts'

export interface FieldFault {
  readonly property: string
  readonly says: string
}

interface Rule {
  readonly says: string
  readonly least: number
  readonly most: number
}

export function textFault(
  fields: Fields,
  property: string,
  { says, least, most }: Rule,
): readonly FieldFault[] {
  const { length } = fields[property]?.trim() ?? ''
  return length < least || length > most ? [{ property, says }] : []
}

/** Blank lines between them. */
export function paragraphsIn(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
