/** Directions joined by `_`, each of its fares in the order they are flown by `.`: `12.13_40`. */
export function directionId(fares: readonly { readonly id: number }[]): string {
  return fares.map(({ id }) => id).join('.')
}

export function proposalIdOf(directions: readonly { readonly proposalId: string }[]): string {
  return directions.map(({ proposalId }) => proposalId).join('_')
}

export function directionsIn(proposalId: string): readonly string[] {
  return proposalId.split('_')
}

/** The fares of each direction; NaN for what is no number. */
export function faresIn(proposalId: string): readonly (readonly number[])[] {
  return directionsIn(proposalId).map((direction) => direction.split('.').map(Number))
}
