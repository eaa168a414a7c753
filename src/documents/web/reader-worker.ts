// A worker: the page stays responsive and the picture on the device. Only the nets are fetched, once, from our own address.
import { PICTURE } from '#documents/limits.ts'
import { type Committee, committeeOf } from '#documents/reader/committee.ts'
import { type GreyImage, greyOf } from '#documents/reader/grey-image.ts'
import firstNet from '#documents/reader/nets/net-1.bin?url'
import secondNet from '#documents/reader/nets/net-2.bin?url'
import thirdNet from '#documents/reader/nets/net-3.bin?url'
import { readZone } from '#documents/reader/read.ts'
import type { WorkerQuestion, WorkerResponse } from '#documents/web/worker-words.ts'

let nets: Promise<Committee> | undefined

addEventListener('message', ({ data: { number, picture } }: MessageEvent<WorkerQuestion>) => {
  void answerTo(number, picture).then((answer) => postMessage(answer))
})

async function answerTo(number: number, picture: WorkerQuestion['picture']): Promise<WorkerResponse> {
  try {
    const image = picture instanceof Blob ? await decoded(picture) : picture
    const committee = await (nets ??= fetched())
    const startedAt = performance.now()
    return { number, reading: readZone(image, committee), readMs: performance.now() - startedAt }
  } catch (fault) {
    return { number, fault: String(fault) }
  }
}

/** Upright, on white, at most the server's size. */
async function decoded(file: Blob): Promise<GreyImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, PICTURE.mostSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  return greyOf({ width: canvas.width, height: canvas.height, pixels: data })
}

/** A failed fetch is retried with the next picture. */
async function fetched(): Promise<Committee> {
  try {
    return committeeOf(await Promise.all([firstNet, secondNet, thirdNet].map(bytesOf)))
  } catch (fault) {
    nets = undefined
    throw fault
  }
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return new Uint8Array(await answer.arrayBuffer())
}
