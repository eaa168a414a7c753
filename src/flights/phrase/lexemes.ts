import { type Kind, LEXICON } from '#flights/phrase/lexicon.ts'
import { type PlaceMeant, placeCalled, placeLike } from '#flights/phrase/place-words.ts'
import { type Token, tokensOf } from '#flights/phrase/tokens.ts'

export interface Lexeme {
  readonly kind: Kind
  readonly n: number
  readonly start: number
  readonly end: number
  readonly text: string
  readonly place?: PlaceMeant
}

const longest = 5

export function lexemesOf(phrase: string): readonly Lexeme[] {
  const tokens = tokensOf(phrase)
  const lexemes: Lexeme[] = []
  for (let at = 0; at < tokens.length; ) {
    const [lexeme, taken] = lexemeAt(tokens, at, lexemes.at(-1))
    lexemes.push(lexeme)
    at += taken
  }
  return lexemes
}

type Taken = readonly [lexeme: Lexeme, tokens: number]

/** The longest run of words that is known; a name with a slip only where nothing is. */
function lexemeAt(tokens: readonly Token[], at: number, before: Lexeme | undefined): Taken {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const lexeme = knownIn(tokens.slice(at, at + length), before)
    if (lexeme !== undefined) return [lexeme, length]
  }
  for (const length of [2, 1]) {
    const span = tokens.slice(at, at + length)
    const place = span.length === length ? slipIn(span) : undefined
    if (place !== undefined) return [{ ...spanOf(span), kind: 'place', n: 0, place }, length]
  }
  return [{ ...spanOf(tokens.slice(at, at + 1)), kind: 'unknown', n: 0 }, 1]
}

function knownIn(span: readonly Token[], before: Lexeme | undefined): Lexeme | undefined {
  const { text, ...where } = spanOf(span)
  const place = placeCalled(text)
  const meaning = LEXICON.get(text)
  // Dushanbe is called Monday; a city follows «به» and «از»
  const isCity = place !== undefined && (before?.kind === 'to' || before?.kind === 'from') && text.length > 3
  if (meaning !== undefined && !isCity) return { ...where, text, ...meaning }
  if (place !== undefined) return { ...where, text, kind: 'place', n: 0, place }
  if (/^\d+$/.test(text) && span.length === 1) return { ...where, text, kind: 'number', n: Number(text) }
  return /^\d+[/.-]/.test(text) && span.length === 1 ? { ...where, text, kind: 'written', n: 0 } : undefined
}

function slipIn(span: readonly Token[]): PlaceMeant | undefined {
  if (span.some(({ text }) => LEXICON.has(text) || /\d/.test(text))) return undefined
  return placeLike(spanOf(span).text)
}

function spanOf(span: readonly Token[]): Pick<Lexeme, 'text' | 'start' | 'end'> {
  return {
    text: span.map(({ text }) => text).join(''),
    start: span[0]?.start ?? 0,
    end: span.at(-1)?.end ?? 0,
  }
}
