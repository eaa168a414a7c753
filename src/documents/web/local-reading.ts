import type { Reading } from '#documents/reader/reading.ts'

/** Can this browser read on the device? It needs a thread for it and a canvas there. */
export function canReadHere(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    'createImageBitmap' in globalThis
  )
}

/**
 * What a passport says, read on the device: no byte of the picture leaves it. Nothing when this browser cannot open the
 * picture, or the reader did not come over the line.
 */
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
