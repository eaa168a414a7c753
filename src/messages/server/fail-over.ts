import type { Carry } from '#messages/server/carrier.ts'

/** A failed provider comes second for this long. */
const restMs = 60_000

/** Only the first one's refusal is final. A silent provider may cause a duplicate, better than no message. */
export function failOver(first: Carry, second: Carry, now: () => number = () => performance.now()): Carry {
  const restsUntil = new Map<Carry, number>()
  const isResting = (carry: Carry) => (restsUntil.get(carry) ?? 0) > now()
  return async function carry(letter) {
    const order = isResting(first) && !isResting(second) ? [second, first] : [first, second]
    const reasons: string[] = []
    for (const provider of order) {
      const sending = await provider(letter)
      if (sending.kind === 'sent' || (sending.kind === 'refused' && provider === first)) return sending
      if (sending.kind === 'later') restsUntil.set(provider, now() + restMs)
      reasons.push(sending.reason)
    }
    return { kind: 'later', reason: reasons.join(', then ') }
  }
}
