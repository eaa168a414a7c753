interface City {
  readonly code: string
  readonly airports: readonly { readonly code: string }[]
}

/** The cities but for the one that a code belongs to, be it the city's own or of one of its airports. */
export function elsewhere<C extends City>(cities: readonly C[], code: string | undefined): readonly C[] {
  return cities.filter(
    (city) => city.code !== code && city.airports.every((airport) => airport.code !== code),
  )
}
