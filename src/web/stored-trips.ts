/**
 * Takes away from this device the trips and papers that the worker keeps for whoever is signed in (`worker/trips-store.ts`), in
 * every tab at once; with or without a line.
 */
export async function forgetStoredTrips(): Promise<void> {
  await globalThis.caches?.delete('trips')
}
