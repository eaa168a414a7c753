import { foldedName, isFarsiName } from '#accounts/names.ts'

/** A person as a ticket or a saved traveller names them. */
export interface Named {
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
}

/**
 * §5: the name must match the account holder. Banks tell us nobody's name, so we hold it against what we know: whoever gets
 * the money is one of those who travel on the order, or whom its owner has saved. Written either way round, with ي or ی.
 */
export function isOneOf(holderName: string, people: readonly Named[]): boolean {
  const wanted = foldedName(holderName)
  return people.some(({ firstNameFarsi: first, lastNameFarsi: last }) =>
    [`${first} ${last}`, `${last} ${first}`].some((name) => foldedName(name) === wanted),
  )
}

export function isHolderName(text: string): boolean {
  return isFarsiName(text.trim()) && /\S\s+\S/.test(text.trim())
}
