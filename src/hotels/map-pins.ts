/** Pixels from the map's left and top. */
export interface OnMap {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** One pin, for one hotel or for several that would lie on each other. */
export interface Pin extends OnMap {
  readonly ids: readonly string[]
}

/** a pin's room in pixels, its point and a finger's gap with it */
const room = { wide: 74, high: 54 } as const

/** Earlier ones hold their place: whoever lies too near joins them. */
export function joined(places: readonly OnMap[]): readonly Pin[] {
  return places.reduce<readonly Pin[]>((pins, place) => {
    const near = pins.findIndex((pin) => overlap(pin, place))
    if (near === -1) return [...pins, { ...place, ids: [place.id] }]
    return pins.map((pin, at) => (at === near ? { ...pin, ids: [...pin.ids, place.id] } : pin))
  }, [])
}

function overlap(a: OnMap, b: OnMap): boolean {
  return Math.abs(a.x - b.x) < room.wide && Math.abs(a.y - b.y) < room.high
}

/** Those of the words that lie on no pin and on no word before them. */
export function unhidden<Word extends OnMap & { readonly wide: number }>(
  words: readonly Word[],
  pins: readonly OnMap[],
): readonly Word[] {
  return words.reduce<readonly Word[]>((shown, word) => {
    const isUnderPin = pins.some(({ x, y }) =>
      hits(word, { x, y: y - room.high / 2, wide: room.wide, high: room.high }),
    )
    const isUnderWord = shown.some(({ x, y, wide }) => hits(word, { x, y, wide, high: wordHigh }))
    return isUnderPin || isUnderWord ? shown : [...shown, word]
  }, [])
}

const wordHigh = 20

interface Patch {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

function hits(
  word: { readonly x: number; readonly y: number; readonly wide: number },
  patch: Patch,
): boolean {
  return (
    Math.abs(word.x - patch.x) < (word.wide + patch.wide) / 2 &&
    Math.abs(word.y - patch.y) < (wordHigh + patch.high) / 2
  )
}

export const directions = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const
export type Direction = keyof typeof directions

/** The nearest pin that way, sideways counting double; undefined where none lies that way. */
export function pinTowards(pins: readonly Pin[], from: OnMap, direction: Direction): Pin | undefined {
  const [right, down] = directions[direction]
  return pins
    .map((pin) => {
      const [dx, dy] = [pin.x - from.x, pin.y - from.y]
      const ahead = dx * right + dy * down
      const aside = Math.abs(right === 0 ? dx : dy)
      return { pin, ahead, aside, cost: ahead + 2 * aside }
    })
    .filter(({ ahead, aside }) => ahead > 1 && aside <= 2 * ahead)
    .toSorted((a, b) => a.cost - b.cost)[0]?.pin
}
