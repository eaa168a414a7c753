import { PICTURE } from '#documents/limits.ts'

const quality = 0.88

/** On the device; undefined when the browser cannot open it. */
export async function shrunk(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return undefined
  const scale = Math.min(1, PICTURE.mostSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob === null ? undefined : new File([blob], file.name, { type: 'image/jpeg' })
}
