import { PICTURE } from '#documents/limits.ts'
import { pictureFormat } from '#documents/picture-format.ts'
import { sentences } from '#documents/sentences.ts'

/** §5, uploads; by the file's content. */
export type WrongFile = 'wrongFormat' | 'tooLarge'

export async function wrongWith(file: Blob): Promise<WrongFile | undefined> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  if (pictureFormat(head) === undefined) return 'wrongFormat'
  return file.size > PICTURE.mostBytes ? 'tooLarge' : undefined
}

export function saidOf(wrong: WrongFile): string {
  return sentences[wrong]
}
