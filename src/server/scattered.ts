import { createHmac } from 'node:crypto'
import { keyFor } from '#server/encrypted.ts'
import type { Settings } from '#server/settings.ts'

/** The two halves of the eight digits: as many as there are numbers, so that each serial has one of its own. */
const high = 9000
const low = 10_000
/** as many as FF1 has (NIST SP 800-38G) */
const rounds = 10

/**
 * Serials scattered over all ninety million numbers of eight digits, from 0, by a key of this house (a Feistel network), another one for
 * every purpose: nobody reckons out which numbers were given, or how many.
 */
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
