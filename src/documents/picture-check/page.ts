import { BLOCK, type Blocks, blocksOf } from '#documents/picture-check/blocks.ts'
import { contrast } from '#documents/picture-check/sharpness.ts'
import type { GreyImage } from '#documents/reader/grey-image.ts'

/** change of brightness that is ink, as a share of the picture's contrast, and at most and least */
const INK = { share: 0.4, most: 26, least: 9 } as const
/** share of a block's steps that are ink where there is writing */
const INKED = 0.09

/** 1 where a block bears writing. */
export function textBlocks({ width, height, grey }: GreyImage): Blocks {
  const ink = Math.min(INK.most, Math.max(INK.least, INK.share * contrast({ width, height, grey })))
  return blocksOf({ width, height }, (left, top) => {
    let [across, down] = [0, 0]
    for (let y = top; y < top + BLOCK - 1; y++)
      for (let x = left; x < left + BLOCK - 1; x++) {
        const at = y * width + x
        if (Math.abs((grey[at] ?? 0) - (grey[at + 1] ?? 0)) > ink) across += 1
        if (Math.abs((grey[at] ?? 0) - (grey[at + width] ?? 0)) > ink) down += 1
      }
    const least = INKED * (BLOCK - 1) ** 2
    return across >= least && down >= least / 3 ? 1 : 0
  })
}

export function textShare({ values }: Blocks): number {
  return values.filter((one) => one === 1).length / Math.max(1, values.length)
}

/** Share of writing along the side that has most of it: a page that lies wholly in its picture has a margin. */
export function textAtSide({ columns, rows, values }: Blocks): number {
  const at = (x: number, y: number) => values[y * columns + x] ?? 0
  const along = (count: number, value: (step: number) => number) =>
    Array.from({ length: count }, (_, step) => value(step)).reduce((all, one) => all + one, 0) /
    Math.max(1, count)
  return Math.max(
    along(columns, (x) => at(x, 0)),
    along(columns, (x) => at(x, rows - 1)),
    along(rows, (y) => at(0, y)),
    along(rows, (y) => at(columns - 1, y)),
  )
}

/** Share of pixels just like their neighbour: a camera's never are. */
export function evenShare({ width, height, grey }: GreyImage): number {
  let even = 0
  for (let at = 0; at < grey.length - 1; at++) if (grey[at] === grey[at + 1]) even += 1
  return even / (width * height)
}
