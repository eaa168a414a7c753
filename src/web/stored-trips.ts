/** Deletes stored trips (`worker/trips-store.ts`) in all tabs, also offline. */
export async function forgetStoredTrips(): Promise<void> {
  await globalThis.caches?.delete('trips')
}
