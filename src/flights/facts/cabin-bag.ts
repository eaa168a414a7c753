/** §1, FAQ: kilos in the cabin, by cabin class (1 economy, 2 business, 3 first). */
export const cabinKg = { 1: 5, 2: 7, 3: 7 } as const
