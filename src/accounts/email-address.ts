import { latinDigits } from '#money/digits.ts'

const LONGEST = 254
const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** §5: the form browsers accept, with a dot in its domain. */
export function isEmail(address: string): boolean {
  return (
    address.length <= LONGEST && shape.test(address) && !address.includes('..') && !/^\.|\.@/.test(address)
  )
}

/** Normalised for comparing and storing. An inner blank stays (and makes it invalid):
 * without it the address would be somebody else's. */
export function tidiedEmail(address: string): string {
  return latinDigits(address.normalize('NFKC'))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '')
    .toLowerCase()
}
