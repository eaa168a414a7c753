import type { VisaHistory } from '#storefront/responses.ts'

export interface VisaRecent extends Omit<VisaHistory, 'id' | 'searchedAt'> {
  readonly ids: readonly string[]
}

export function visaRecentsOf(histories: readonly Omit<VisaHistory, 'searchedAt'>[]): readonly VisaRecent[] {
  return histories.map(({ id, ...shown }) => ({ ...shown, ids: [id] }))
}
