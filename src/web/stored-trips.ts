export async function forgetStoredTrips(): Promise<void> {
  await globalThis.caches?.delete('trips')
}
