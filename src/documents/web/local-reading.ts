import type { Reading } from '#documents/reader/reading.ts'

/** Needs workers and OffscreenCanvas. */
export function canReadHere(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    'createImageBitmap' in globalThis
  )
}

/** The picture stays on the device. Undefined when the browser cannot open it or the reader did not load. */
export async function readHere(picture: Blob): Promise<Reading | undefined> {
  const reader = await import('#documents/web/read-passport.ts').catch(() => undefined)
  if (reader === undefined) return undefined
  try {
    return await reader.readPassport(picture)
  } catch (error) {
    if (error instanceof reader.UnreadablePicture) return undefined
    throw error
  }
}
