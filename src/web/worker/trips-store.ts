/** Where the trips of one session are kept, apart from what the worker itself needs; a page that signs out deletes it by name. */
export const store = 'trips'
export const listAddress = '/api/orders/Order/TripsToKeep'

/** By it the server says for whose session it answered, and that it is nobody's. */
export const sessionHeader = 'whose'
export const nobody = 'nobody'

/** No session lives longer without being renewed, and with it what is kept. */
const longestMs = 30 * 24 * 3600 * 1000

/** The kept list; nothing while nothing is kept. */
export function storedList(): Promise<Response | undefined> {
  return caches.match(listAddress, { cacheName: store })
}

export async function wipe(): Promise<void> {
  await caches.delete(store)
}

export function isTooOld({ headers }: Response): boolean {
  return !(Date.now() - Date.parse(headers.get('date') ?? '') < longestMs)
}

/** The addresses of the papers that a list names, each with its mark behind a `#`. */
export function papersIn(list: string): readonly string[] {
  const links = list.matchAll(
    /href="(\/api\/flight-reservation\/(?:Tickets\/FlightTicket(?:Html|Pdf)|Vouchers\/HotelVoucherPdf)\/[\w-]+#[\w-]+)"/g,
  )
  return [...links].flatMap(([, address]) => address ?? [])
}

/** The list's own sentence of when it was made. */
export function asOfWords(list: string): string {
  return /<p class="as-of"[^>]*>[^<]*<\/p>/.exec(list)?.[0] ?? ''
}
