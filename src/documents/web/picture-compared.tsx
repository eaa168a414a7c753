import { useEffect, useRef } from 'react'

/** sharp enough to tell an M from an H on any screen */
const widest = 1600

/** The picture that was read, as wide as there is room, for who holds what was read against it. */
export function PictureCompared({ file }: { readonly file: File }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isHere = true
    // where a browser cannot draw it, the passport itself is at hand
    void createImageBitmap(file).then(
      (bitmap) => isHere && draw(ref.current, bitmap),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [file])
  return (
    <canvas
      ref={ref}
      className="picture-compared"
      hidden
      role="img"
      aria-label="تصویر گذرنامه‌ای که خوانده شد"
    />
  )
}

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (canvas !== null) {
    const scale = Math.min(1, widest / bitmap.width)
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    canvas.hidden = false
  }
  bitmap.close()
}
