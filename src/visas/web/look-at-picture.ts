import type { DocumentKind } from '#documents/kinds.ts'
import { PICTURE } from '#documents/limits.ts'
import { sentences } from '#documents/sentences.ts'
import { saidOf, wrongWith } from '#documents/web/wrong-with.ts'
import { pictureAdvice, type SmallPicture } from '#visas/web/picture-advice.ts'

export type LookedAt =
  | { readonly wrong: string; readonly isTooLarge: boolean }
  | { readonly wrong: undefined; readonly advice: readonly string[] }

const smallWidth = 40

/** With the server's limits; the file stays on the device. */
export async function lookAtPicture(file: File, kind: DocumentKind): Promise<LookedAt> {
  const wrong = await wrongWith(file)
  if (wrong !== undefined) return { wrong: saidOf(wrong), isTooLarge: wrong === 'tooLarge' }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return { wrong: sentences.damaged, isTooLarge: false }
  const { width, height } = bitmap
  const small = madeSmall(bitmap)
  bitmap.close()
  if (width * height > PICTURE.mostPixels) return { wrong: sentences.tooManyPixels, isTooLarge: false }
  if (Math.min(width, height) < PICTURE.leastSide) return { wrong: sentences.tooSmall, isTooLarge: false }
  return { wrong: undefined, advice: pictureAdvice({ kind, width, height, small }) }
}

function madeSmall(bitmap: ImageBitmap): SmallPicture {
  const canvas = document.createElement('canvas')
  canvas.width = smallWidth
  canvas.height = Math.max(1, Math.round((smallWidth * bitmap.height) / bitmap.width))
  const { width, height } = canvas
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  drawing?.drawImage(bitmap, 0, 0, width, height)
  const pixels = drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(width * height * 4)
  return { width, height, pixels }
}
