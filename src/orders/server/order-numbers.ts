import { createHmac } from 'node:crypto'
import { numberOf } from '#orders/order-number.ts'
import { keyFor } from '#server/sealed.ts'
import type { Settings } from '#server/settings.ts'

/** The two halves of the eight digits: as many as there are numbers, so that each serial has one of its own. */
const high = 9000
const low = 10_000
/** as many as FF1 has (NIST SP 800-38G) */
const rounds = 10

/**
 * The number of an order by its serial: scattered over all numbers by a key of this house (a Feistel network), so that nobody
 * reckons out which numbers were given.
 */
export function openOrderNumbers({ secrets }: Pick<Settings, 'secrets'>): (serial: number) => string {
  const key = keyFor(secrets.vault, 'order numbers')
  const mixed = (round: number, half: number) =>
    createHmac('sha256', key).update(`${round} ${half}`).digest().readUIntBE(0, 6)
  return (serial) => {
    let left = Math.floor(serial / low) % high
    let right = serial % low
    for (let round = 0; round < rounds; round += 2) {
      left = (left + mixed(round, right)) % high
      right = (right + mixed(round + 1, left)) % low
    }
    return numberOf(left * low + right)
  }
}
