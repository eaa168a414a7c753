/** deleted by name at sign-out */
export const store = 'trips'
export const listAddress = '/api/orders/Order/TripsToKeep'

/** Header naming the response's session, or nobody. */
export const sessionHeader = 'whose'
export const nobody = 'nobody'

const longestMs = 30 * 24 * 3600 * 1000

export function storedList(): Promise<Response | undefined> {
  return caches.match(listAddress, { cacheName: store })
}

export async function wipe(): Promise<void> {
  await caches.delete(store)
}

export function isTooOld({ headers }: Response): boolean {
  return !(Date.now() - Date.parse(headers.get('date') ?? '') < longestMs)
}

/** Each with its version after `#`. */
export function papersIn(list: string): readonly string[] {
  const links = list.matchAll(/href="(\/api\/[\w/-]+#[\w-]+)"/g)
  return [...links].flatMap(([, address]) => address ?? [])
}

/** The list's sentence about its date. */
export function asOfWords(list: string): string {
  return /<p class="as-of"[^>]*>[^<]*<\/p>/.exec(list)?.[0] ?? ''
}
