interface City {
  readonly code: string
  readonly airports: readonly { readonly code: string }[]
}

export function elsewhere<C extends City>(cities: readonly C[], code: string | undefined): readonly C[] {
  return cities.filter(
    (city) => city.code !== code && city.airports.every((airport) => airport.code !== code),
  )
}
