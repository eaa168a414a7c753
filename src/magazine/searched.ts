import { fold } from '#places/fold.ts'

/** Words in one spelling, a blank between them. */
export function searchedIn(text: string): string {
  return ` ${wordsIn(text).join(' ')} `
}

/** At most eight words that must all occur. */
export function searchWords(typed: string): readonly string[] {
  return wordsIn(typed).slice(0, 8)
}

function wordsIn(text: string): readonly string[] {
  return text
    .split(/[\s\p{P}]+/u)
    .map(fold)
    .filter((word) => word !== '')
}
