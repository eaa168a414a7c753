import { lexemesOf } from '#flights/phrase/lexemes.ts'
import type { PhraseContext, PhraseRead } from '#flights/phrase/phrase.ts'
import { advanced, type Draft, emptyDraft } from '#flights/phrase/phrase-draft.ts'
import { finished } from '#flights/phrase/phrase-finished.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'

/** Asks nobody; what it does not understand it says, and never guesses a party or a day that is not there. */
export function readPhrase(phrase: string, context: PhraseContext): PhraseRead {
  const asTyped = read(phrase, context)
  if (asTyped.unknown.length === 0) return asTyped
  const others = [asPersianKeys(phrase), asLatinKeys(phrase)].map((each) => read(each, context))
  return [asTyped, ...others].reduce((best, next) => (missed(next) < missed(best) ? next : best))
}

function missed({ unknown }: PhraseRead): number {
  return unknown.reduce((sum, { start, end }) => sum + end - start, 0)
}

function read(phrase: string, context: PhraseContext): PhraseRead {
  const words = lexemesOf(phrase).filter(({ kind }) => kind !== 'filler')
  let draft: Draft = emptyDraft(context)
  for (let at = 0; at < words.length; ) {
    const [next, taken] = advanced(draft, words, at)
    draft = next
    at += taken
  }
  return finished(draft)
}
