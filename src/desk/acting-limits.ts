/** Of a code that a traveller reads out, and of what may be done with it. */
export const actingClocks = {
  codeSeconds: 180,
  againSeconds: 60,
  openSeconds: 600,
} as const

export const actingTries = 3

/** Codes that are sent: a traveller's telephone is not filled, and nobody asks around. */
export const actingAsks = {
  ofOrder: { most: 3, seconds: 3600 },
  ofTraveller: { most: 6, seconds: 24 * 3600 },
  ofColleague: { most: 10, seconds: 3600 },
} as const satisfies Readonly<Record<string, { readonly most: number; readonly seconds: number }>>
