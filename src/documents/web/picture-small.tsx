import { useEffect, useRef } from 'react'

const longestSide = 160

/** Drawn on a canvas: the CSP allows no blob images. */
export function PictureSmall({ file }: { readonly file: File }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isHere = true
    void createImageBitmap(file).then(
      (bitmap) => isHere && draw(ref.current, bitmap),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [file])
  return <canvas ref={ref} className="passport-scan-picture" width="96" height="68" aria-hidden="true" />
}

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  const scale = longestSide / Math.max(bitmap.width, bitmap.height)
  if (canvas !== null) {
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
}
