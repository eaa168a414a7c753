export interface NiraFlightRef {
  readonly airline: string
  readonly number: number
  readonly origin: string
  readonly destination: string
  readonly date: string
  readonly letter: string
}

const shape = /^([A-Z0-9]{2})\.(\d{1,4})\.([A-Z]{3})\.([A-Z]{3})\.(\d{4}-\d{2}-\d{2})\.([A-Z])$/

export function offerRef({ airline, number, origin, destination, date, letter }: NiraFlightRef): string {
  return [airline, number, origin, destination, date, letter].join('.')
}

export function flightOfRef(ref: string): NiraFlightRef | undefined {
  const [, airline, number, origin, destination, date, letter] = shape.exec(ref) ?? []
  if (!airline || !number || !origin || !destination || !date || !letter) return undefined
  return { airline, number: Number(number), origin, destination, date, letter }
}

/** Codes are unique per airline only, so the ref includes the airline. */
export function orderRef(airline: string, pnr: string): string {
  return `${airline}.${pnr}`
}

export function pnrOfRef(ref: string): { readonly airline: string; readonly pnr: string } | undefined {
  const [, airline, pnr] = /^([A-Z0-9]{2})\.([A-Z0-9]{4,8})$/.exec(ref) ?? []
  return airline === undefined || pnr === undefined ? undefined : { airline, pnr }
}
