import { persianLetters } from '#accounts/names.ts'
import { latinDigits } from '#money/digits.ts'

const longest = 120

/** A search as it may be stored: nothing that could be a number of somebody, a code or an address; undefined for those. */
export function unansweredWords(typed: string): string | undefined {
  const words = latinDigits(typed.normalize('NFKC')).replace(/\s+/g, ' ').trim()
  if (words.includes('@') || /\d(?:[\s./-]?\d){3,}/.test(words) || /[A-Za-z]+\d|\d+[A-Za-z]/.test(words))
    return undefined
  const plain = persianLetters(words).toLowerCase().trim()
  return plain === '' || plain.length > longest ? undefined : plain
}
