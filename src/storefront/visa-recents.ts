import type { VisaHistory } from '#storefront/responses.ts'

/** A country whose visas were looked at before, as the visas' page offers it again. */
export interface VisaRecent extends Omit<VisaHistory, 'id' | 'searchedAt'> {
  readonly ids: readonly string[]
}

/** Each country once, newest first; a country is one search, whatever was chosen of its visas. */
export function visaRecentsOf(histories: readonly Omit<VisaHistory, 'searchedAt'>[]): readonly VisaRecent[] {
  return histories.map(({ id, ...shown }) => ({ ...shown, ids: [id] }))
}
