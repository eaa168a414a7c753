/** «صندلی 12A», «صندلی 12A و 30C»: on every page, paper and sheet that names a seat. */
export function seatWords(seats: readonly { readonly designator: string }[]): string {
  return `صندلی ${seats.map(({ designator }) => designator).join(' و ')}`
}
