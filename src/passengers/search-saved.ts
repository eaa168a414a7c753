import { latinDigits } from '#money/digits.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { fold } from '#places/fold.ts'
import { asPersianKeys } from '#places/keyboard.ts'

/**
 * The co-travellers that are meant: every word stands in a name of either script, the national code or the passport's number.
 * Digits may be of any script, and a name typed on the Latin keyboard layout is tried once more in Persian. Their order stays.
 */
export function searchSaved(all: readonly SavedPassenger[], typed: string): readonly SavedPassenger[] {
  const words = typed.trim().split(/\s+/)
  if (typed.trim() === '') return all
  const found = all.filter((one) => words.every((word) => textOf(one).includes(fold(word))))
  if (found.length > 0) return found
  const meant = words.map(asPersianKeys)
  return all.filter((one) => meant.every((word) => textOf(one).includes(fold(word))))
}

/** Parts that no word reaches over. */
function textOf(one: SavedPassenger): string {
  const { firstNameFarsi, lastNameFarsi, firstName, lastName, nationalCode, passportNumber } = one
  const names = [`${firstNameFarsi}${lastNameFarsi}`, `${firstName}${lastName}`].map(fold)
  return [...names, latinDigits(nationalCode), fold(passportNumber)].join(' ')
}
