import { latinDigits } from '#money/digits.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { fold } from '#places/fold.ts'
import { asPersianKeys } from '#places/keyboard.ts'

/** Every word must occur in a name, national code or passport number.
 * Any digits; Latin input is retried on the Persian layout. */
export function searchSaved(all: readonly SavedPassenger[], typed: string): readonly SavedPassenger[] {
  const words = typed.trim().split(/\s+/)
  if (typed.trim() === '') return all
  const found = all.filter((one) => words.every((word) => textOf(one).includes(fold(word))))
  if (found.length > 0) return found
  const meant = words.map(asPersianKeys)
  return all.filter((one) => meant.every((word) => textOf(one).includes(fold(word))))
}

function textOf(one: SavedPassenger): string {
  const { firstNameFarsi, lastNameFarsi, firstName, lastName, nationalCode, passportNumber } = one
  const names = [`${firstNameFarsi}${lastNameFarsi}`, `${firstName}${lastName}`].map(fold)
  return [...names, latinDigits(nationalCode), fold(passportNumber)].join(' ')
}
