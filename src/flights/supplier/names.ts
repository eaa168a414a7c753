import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { SupplierTraveller } from '#flights/supplier/order.ts'

export type NameFault = 'not-latin' | 'too-long' | 'empty'

/** Undefined when the supplier accepts the names. */
export function nameFaults(
  { firstName, lastName }: Pick<SupplierTraveller, 'firstName' | 'lastName'>,
  { names, nameMaxLength }: Pick<SupplierCaps, 'names' | 'nameMaxLength'>,
): readonly NameFault[] {
  const given = [firstName.trim(), lastName.trim()]
  const letters = names === 'latin' ? /^[A-Za-z\u00c0-\u017e' .-]*$/ : /^[\p{L}' .‌-]*$/u
  return [
    ...(given.some((name) => name === '') ? (['empty'] as const) : []),
    ...(given.some((name) => !letters.test(name)) ? (['not-latin'] as const) : []),
    ...(given.some((name) => [...name].length > nameMaxLength) ? (['too-long'] as const) : []),
  ]
}
