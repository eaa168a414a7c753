import type { DocumentKind } from '#documents/kinds.ts'

export interface SmallPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

interface Looked {
  readonly kind: DocumentKind
  /** original size in pixels */
  readonly width: number
  readonly height: number
  readonly small: SmallPicture
}

/** shorter side in pixels, below which text or a face is illegible */
const legible = { photo: 400, others: 700 } as const
/** width : height; a passport photo is 35 by 45 mm */
const slimmest = 0.6
const widest = 0.9
/** of 255; for a wall lit from the side */
const lightest = 190
/** largest difference between the channels of a grey */
const mostColour = 40
const mostWrong = 0.35

/** Advice, never a refusal: a photo is upright, before a light plain wall. */
export function pictureAdvice({ kind, width, height, small }: Looked): readonly string[] {
  const least = kind === 'photo' ? legible.photo : legible.others
  return [
    ...(Math.min(width, height) < least ? [smallSays] : []),
    ...(kind === 'photo' ? photoAdvice(width / height, small) : []),
  ]
}

const smallSays = 'تصویر کوچک است؛ اگر خوانا نباشد، تصویر دیگری از شما می‌خواهیم.'

function photoAdvice(shape: number, small: SmallPicture): readonly string[] {
  return [
    ...(shape < slimmest || shape > widest ? ['عکس باید ایستاده باشد، مثل عکس ۳٫۵ در ۴٫۵.'] : []),
    ...(isOnLight(small) ? [] : ['زمینهٔ عکس روشن و یک‌دست به نظر نمی‌رسد؛ زمینهٔ سفید بگیرید.']),
  ]
}

/** Looks at the top and the upper half of both edges. */
function isOnLight({ width, height, pixels }: SmallPicture): boolean {
  let seen = 0
  let wrong = 0
  for (let y = 0; y < height / 2; y++)
    for (let x = 0; x < width; x++) {
      const isBehind = y < height * 0.08 || x < width * 0.1 || x >= width * 0.9
      if (!isBehind) continue
      const place = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0] = pixels.subarray(place, place + 3)
      const colour = Math.max(red, green, blue) - Math.min(red, green, blue)
      seen += 1
      if ((red + green + blue) / 3 < lightest || colour > mostColour) wrong += 1
    }
  return seen === 0 || wrong / seen <= mostWrong
}
