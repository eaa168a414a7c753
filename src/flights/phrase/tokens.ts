import { fold, foldCharacter } from '#places/fold.ts'

export interface Token {
  /** folded; a written day keeps its signs: `1405/9/20` */
  readonly text: string
  readonly start: number
  readonly end: number
}

const pattern = /\d{4}[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}\/\d{1,2}|\d+|[\p{L}\p{M}'’]+|[-–—\u2192>]/gu

/** «۲نفر» is two tokens by the pattern, «دونفر» by its words. */
const stuck = /^(یک|یه|دو|سه|چهار|پنج|شش)(نفر|نفره|بزرگسال|کودک|نوزاد)$/

/** Words, numbers and signs with where they stand; half-spaces part them. */
export function tokensOf(phrase: string): readonly Token[] {
  const written = phrase.replace(/[۰-۹٠-٩]/g, foldCharacter)
  return Array.from(written.matchAll(pattern)).flatMap(({ 0: text, index }) => {
    const [start, end] = [index, index + text.length]
    if (/^\d/.test(text)) return [{ text, start, end }]
    const word = fold(text)
    const [, number, noun] = stuck.exec(word) ?? []
    if (number !== undefined && noun !== undefined)
      return [
        { text: number, start, end: start + number.length },
        { text: noun, start: start + number.length, end },
      ]
    return [{ text: word === '' ? '-' : word, start, end }]
  })
}
