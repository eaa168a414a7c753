/** Meaning of an OPPWA result code; the HTTP status is 200 even for declined cards. */
export type OppwaResult = 'ok' | 'pending' | 'lost' | 'none' | 'no'

const patterns: readonly (readonly [OppwaResult, RegExp])[] = [
  ['ok', /^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.[1][12]0)/],
  // communication errors: unknown outcome
  ['lost', /^(900\.[1234]00|000\.400\.030|800\.120\.100)/],
  // done, possibly under manual review
  ['ok', /^(000\.400\.0[^3]|000\.400\.100)/],
  // the checkout waits for its payer
  ['pending', /^000\.200/],
  // within days
  ['pending', /^(800\.400\.5|100\.400\.500)/],
  // no checkout (ends with success or after half an hour), or no such payment
  ['none', /^(200\.300\.404|700\.400\.580)/],
]

export function oppwaResult(code: string): OppwaResult {
  return patterns.find(([, pattern]) => pattern.test(code))?.[0] ?? 'no'
}
