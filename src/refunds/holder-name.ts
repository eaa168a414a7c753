import { foldedName, isFarsiName } from '#accounts/names.ts'

export interface Named {
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
}

/** §5: a passenger of the order or a saved one, since banks tell no names. Any word order, ي or ی. */
export function isOneOf(holderName: string, people: readonly Named[]): boolean {
  const wanted = foldedName(holderName)
  return people.some(({ firstNameFarsi: first, lastNameFarsi: last }) =>
    [`${first} ${last}`, `${last} ${first}`].some((name) => foldedName(name) === wanted),
  )
}

export function isHolderName(text: string): boolean {
  return isFarsiName(text.trim()) && /\S\s+\S/.test(text.trim())
}
