export interface Left {
  /** key of the history entry */
  readonly entry: string
  /** the card's key */
  readonly card: string
  /** CSS pixels below the window's top */
  readonly top: number
}

const remembered = 30

export function leftIn(text: string | null, entry: string): Left | undefined {
  return lefts(text).find((one) => one.entry === entry)
}

export function withLeft(text: string | null, left: Left): string {
  const others = lefts(text).filter(({ entry }) => entry !== left.entry)
  return JSON.stringify([left, ...others].slice(0, remembered))
}

function lefts(text: string | null): readonly Left[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLeft) : []
  } catch {
    return [] // written by something else
  }
}

function isLeft(one: unknown): one is Left {
  return (
    typeof one === 'object' &&
    one !== null &&
    'entry' in one &&
    'card' in one &&
    'top' in one &&
    typeof one.entry === 'string' &&
    typeof one.card === 'string' &&
    typeof one.top === 'number'
  )
}
