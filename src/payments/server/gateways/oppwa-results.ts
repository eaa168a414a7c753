/** What a result code of OPPWA means. The HTTP status says nothing: a declined card is answered with 200. */
export type OppwaResult = 'ok' | 'pending' | 'lost' | 'none' | 'no'

/** In this order: the first pattern that fits decides; whatever fits none is a no. */
const patterns: readonly (readonly [OppwaResult, RegExp])[] = [
  ['ok', /^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.[1][12]0)/],
  // communication: nobody knows whether it was done
  ['lost', /^(900\.[1234]00|000\.400\.030|800\.120\.100)/],
  // done, and a person may look at it afterwards
  ['ok', /^(000\.400\.0[^3]|000\.400\.100)/],
  // the checkout waits for its payer
  ['pending', /^000\.200/],
  // in days
  ['pending', /^(800\.400\.5|100\.400\.500)/],
  // no checkout (it ends with its success and after half an hour), no such payment
  ['none', /^(200\.300\.404|700\.400\.580)/],
]

export function oppwaResult(code: string): OppwaResult {
  return patterns.find(([, pattern]) => pattern.test(code))?.[0] ?? 'no'
}
