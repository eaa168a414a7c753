export type PictureFormat = 'jpeg' | 'png'

const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const satisfies Record<PictureFormat, readonly number[]>

/** By magic bytes; `head` is at least eight bytes. */
export function pictureFormat(head: Uint8Array): PictureFormat | undefined {
  const formats = Object.keys(signatures) as PictureFormat[]
  return formats.find((format) => signatures[format].every((byte, index) => head[index] === byte))
}

/** APNG has its own chunk before the pixels. */
export function isMoving(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  let place: number = signatures.png.length
  while (place + 8 <= png.length) {
    const name = String.fromCharCode(...png.subarray(place + 4, place + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    place += 12 + view.getUint32(place)
  }
  return false
}
