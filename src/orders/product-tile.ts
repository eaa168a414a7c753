import type { Rial } from '#money/rial.ts'

/** What a product says of itself on the front page, of facts of its own room alone. */
export interface ProductTile {
  /** «هتل» */
  readonly about: string
  readonly title: string
  readonly says: string
  /** the least of what `says` speaks of; null where nothing is for sale now */
  readonly price: Rial | null
  readonly picks: readonly TilePick[]
  /** «دیدن هتل‌ها» */
  readonly action: string
  readonly path: string
  readonly picture: TilePicture
}

export interface TilePick {
  readonly name: string
  readonly says: string
  readonly path: string
}

/** A scene of a city, or a drawing by its name. */
export type TilePicture = { readonly cityCode: string } | { readonly drawing: TileDrawing }

export const tileDrawings = ['emirates', 'azerbaijan', 'italy', 'thailand', 'umbrella'] as const
export type TileDrawing = (typeof tileDrawings)[number]
