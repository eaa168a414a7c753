interface City {
  readonly code: string
  readonly airports: readonly { readonly code: string }[]
}

/** All cities except the one a code belongs to, whether the city's own code or an airport's. */
export function elsewhere<C extends City>(cities: readonly C[], code: string | undefined): readonly C[] {
  return cities.filter(
    (city) => city.code !== code && city.airports.every((airport) => airport.code !== code),
  )
}
