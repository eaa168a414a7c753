/** Persian writes no short vowels, so it guesses: A after the first of two
 * consonants, E in the last two after a long vowel, else A. */
export function byLetters(word: string): string {
  const sounds = soundsOf(word)
  return sounds.reduce(
    (spelled, sound, place) => withSound(spelled, sound, sounds.length - 1 - place),
    nothing,
  ).latin
}

interface Sound {
  readonly latin: string
  readonly isVowel: boolean
}

interface Spelled {
  readonly latin: string
  readonly length: number
  /** consonants since the last vowel, and that vowel */
  readonly run: number
  readonly vowel: string
}

const nothing: Spelled = { latin: '', length: 0, run: 0, vowel: '' }

const consonants: Readonly<Record<string, string>> = {
  ب: 'B',
  پ: 'P',
  ت: 'T',
  ث: 'S',
  ج: 'J',
  چ: 'CH',
  ح: 'H',
  خ: 'KH',
  د: 'D',
  ذ: 'Z',
  ر: 'R',
  ز: 'Z',
  ژ: 'ZH',
  س: 'S',
  ش: 'SH',
  ص: 'S',
  ض: 'Z',
  ط: 'T',
  ظ: 'Z',
  غ: 'GH',
  ف: 'F',
  ق: 'GH',
  ک: 'K',
  گ: 'G',
  ل: 'L',
  م: 'M',
  ن: 'N',
  ه: 'H',
}

function soundsOf(word: string): readonly Sound[] {
  const letters = Array.from(word.replace(/^ای/, 'ی\u0001').replace(/^او/, 'و\u0001').replaceAll('خوا', 'خا'))
  // the pattern «افتخار، انتظار، اعتبار»
  const isOfMeasure = /^ا[^اویآ]ت[^اویآ]/.test(word)
  return letters.flatMap((letter, place) => {
    if (isOfMeasure && place === 0) return vowel('E')
    if (isOfMeasure && place === 2) return [...consonant('T'), ...vowel('E')]
    if (isOfMeasure && place === 1 && letter === 'ع') return []
    return soundAt(letters, place)
  })
}

function soundAt(letters: readonly string[], place: number): readonly Sound[] {
  const [before, letter = '', after] = [letters[place - 1], letters[place], letters[place + 1]]
  const isAfterVowel = before === undefined || (isLong(before) && place > 1)
  const isBeforeA = after === 'ا' || after === 'آ'
  if (letter === '\u0001') return []
  if (isLetterOfA(letter)) return before !== undefined && isLetterOfA(before) ? [] : vowel('A')
  if (letter === 'و') return (isAfterVowel || isBeforeA) && after !== '\u0001' ? consonant('V') : vowel('OU')
  if (letter === 'ی')
    return isAfterVowel && after !== undefined && after !== '\u0001' ? consonant('Y') : vowel('I')
  if (letter === 'ه' && after === undefined && !isAfterVowel) return vowel('EH')
  const latin = consonants[letter]
  return latin === undefined ? [] : consonant(latin)
}

function vowel(latin: string): readonly Sound[] {
  return [{ latin, isVowel: true }]
}

function consonant(latin: string): readonly Sound[] {
  return [{ latin, isVowel: false }]
}

function isLetterOfA(letter: string): boolean {
  return letter === 'ا' || letter === 'آ' || letter === 'ع'
}

function isLong(letter: string): boolean {
  return ['ا', 'آ', 'و', 'ی'].includes(letter)
}

/** Adds a sound, `left` before the end, with its unwritten vowel. */
function withSound(spelled: Spelled, { latin, isVowel }: Sound, left: number): Spelled {
  const length = spelled.length + 1
  if (isVowel) return { latin: spelled.latin + latin, length, run: 0, vowel: latin }
  const unwritten = unwrittenVowel({ ...spelled, length }, left)
  const run = unwritten === '' ? spelled.run + 1 : 1
  return { latin: spelled.latin + unwritten + latin, length, run, vowel: unwritten || spelled.vowel }
}

function unwrittenVowel({ run, vowel, length }: Spelled, left: number): string {
  if (run === 0) return ''
  if (vowel === '' || run > 1) return 'A'
  if (left > 0 || vowel === 'OU' || vowel === 'I') return ''
  return vowel === 'A' && length > 3 ? 'E' : 'A'
}
