/** One byte a pixel, row by row; 0 is black. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** RGB or RGBA bytes. */
export interface ColourImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array | Uint8ClampedArray
}

/** BT.601 in 256ths; the same bits in every runtime. */
export function greyOf({ width, height, pixels }: ColourImage): GreyImage {
  const grey = new Uint8Array(width * height)
  const channels = pixels.length / grey.length
  for (let at = 0, from = 0; at < grey.length; at++, from += channels)
    grey[at] = ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 151 + (pixels[from + 2] ?? 0) * 28) >> 8
  return { width, height, grey }
}

export function quarterTurned({ width, height, grey }: GreyImage): GreyImage {
  const turned = new Uint8Array(grey.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = grey[y * width + x] ?? 0
  return { width: height, height: width, grey: turned }
}

/** Box filter; the same picture when `factor` is 1. */
export function shrunk(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image
  const [width, height] = [Math.floor(image.width / factor), Math.floor(image.height / factor)]
  const grey = new Uint8Array(width * height)
  const columns = edges(width, factor)
  const rows = edges(height, factor)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let row = rows[y] ?? 0; row < (rows[y + 1] ?? 0); row++) {
        const end = row * image.width + (columns[x + 1] ?? 0)
        for (let at = row * image.width + (columns[x] ?? 0); at < end; at++) sum += image.grey[at] ?? 0
      }
      const count = ((rows[y + 1] ?? 0) - (rows[y] ?? 0)) * ((columns[x + 1] ?? 0) - (columns[x] ?? 0))
      grey[y * width + x] = sum / count
    }
  return { width, height, grey }
}

function edges(count: number, factor: number): Int32Array {
  return Int32Array.from({ length: count + 1 }, (_, index) => Math.floor(index * factor))
}
