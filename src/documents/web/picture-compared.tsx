import { useEffect, useRef } from 'react'
import type { Strip } from '#documents/reader/strip.ts'
import { viewOf } from '#documents/web/strip-view.ts'

interface Props {
  readonly file: File
  readonly strip: Strip
}

export function PictureCompared({ file, strip }: Props) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isHere = true
    void createImageBitmap(file).then(
      (bitmap) => isHere && draw(ref.current, bitmap, strip),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [file, strip])
  return (
    <figure className="picture-compared" hidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div dir="ltr" role="region" aria-label="سطرهای گذرنامه" tabIndex={0}>
        <canvas ref={ref} role="img" aria-label="دو سطر پایین گذرنامه، بریده از تصویری که خوانده شد" />
      </div>
      <figcaption>در سطر بالا اول نام خانوادگی آمده است و بعد نام.</figcaption>
    </figure>
  )
}

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap, strip: Strip): void {
  if (canvas !== null) {
    const { width, height, transform } = viewOf(strip, bitmap)
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    pen?.setTransform(...transform)
    pen?.drawImage(bitmap, 0, 0)
    const figure = canvas.closest('figure')
    if (figure !== null) figure.hidden = false
  }
  bitmap.close()
}
