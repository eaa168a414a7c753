import { createHmac } from 'node:crypto'
import { keyFor } from '#server/encrypted.ts'
import type { Settings } from '#server/settings.ts'

const high = 9000
const low = 10_000
/** as many as FF1 has (NIST SP 800-38G) */
const rounds = 10

/** A keyed Feistel permutation of all eight-digit numbers, one per purpose: issued numbers cannot be guessed or counted. */
export function scattered(
  { secrets }: Pick<Settings, 'secrets'>,
  purpose: string,
): (serial: number) => number {
  const key = keyFor(secrets.vault, purpose)
  const mixed = (round: number, half: number) =>
    createHmac('sha256', key).update(`${round} ${half}`).digest().readUIntBE(0, 6)
  return (serial) => {
    let left = Math.floor(serial / low) % high
    let right = serial % low
    for (let round = 0; round < rounds; round += 2) {
      left = (left + mixed(round, right)) % high
      right = (right + mixed(round + 1, left)) % low
    }
    return left * low + right
  }
}
