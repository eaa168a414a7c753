import { farsiKey } from '#passengers/latin/keys.ts'

/** 0 for a correct spelling, above 1 for none. Short vowels are not written in Persian: extra Latin vowels cost nothing. */
export function distance(farsi: string, latin: string): number {
  const letters = Array.from(farsiKey(farsi))
  const sounds = soundsIn(latin)
  if (letters.length === 0 || sounds.length === 0) return 1
  const weight = (letters.filter((letter) => !isWeak(letter)).length + sounds.filter(isConsonant).length) / 2
  return aligned(letters, sounds) / Math.max(weight, 2)
}

/** Latin sounds of each letter, with costs. */
const alike: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ب: { B: 0, P: 0.4 },
  پ: { P: 0, B: 0.4 },
  ت: { T: 0, TH: 0.2, D: 0.6 },
  ث: { S: 0, TH: 0, C: 0.4 },
  ج: { J: 0, G: 0.2, ZH: 0.3, CH: 0.6 },
  چ: { CH: 0, J: 0.6, SH: 0.6, C: 0.2 },
  ح: { H: 0, KH: 0.6 },
  خ: { KH: 0, X: 0, K: 0.4, H: 0.4 },
  د: { D: 0, DH: 0.1, T: 0.5 },
  ذ: { Z: 0, DH: 0, TH: 0.1, D: 0.2, S: 0.6 },
  ر: { R: 0 },
  ز: { Z: 0, S: 0.5, ZH: 0.5 },
  ژ: { ZH: 0, J: 0, Z: 0.3 },
  س: { S: 0, C: 0.3, Z: 0.6, SH: 0.6 },
  ش: { SH: 0, CH: 0.2, S: 0.4, SCH: 0 },
  ص: { S: 0, C: 0.3, Z: 0.6 },
  ض: { Z: 0, DH: 0, D: 0.2, TH: 0.2 },
  ط: { T: 0, TH: 0.2 },
  ظ: { Z: 0, DH: 0, TH: 0.2 },
  ع: { A: 0, E: 0, I: 0, O: 0, U: 0 },
  غ: { GH: 0, G: 0.1, Q: 0.1, K: 0.4 },
  ف: { F: 0, PH: 0, V: 0.4 },
  ق: { GH: 0, Q: 0, G: 0.1, K: 0.2 },
  ک: { K: 0, C: 0, Q: 0.2, G: 0.6 },
  گ: { G: 0, GH: 0.3, K: 0.6, J: 0.5 },
  ل: { L: 0 },
  م: { M: 0, N: 0.6 },
  ن: { N: 0, M: 0.6 },
  ه: { H: 0 },
  و: { V: 0, W: 0, O: 0, U: 0, A: 0.4 },
  ی: { Y: 0, I: 0, E: 0, A: 0.3, J: 0.3 },
  ا: { A: 0, O: 0.2, U: 0.2, E: 0.3, I: 0.3 },
}

const digraph = /SCH|KH|SH|ZH|CH|GH|PH|TH|DH|CK|[A-Z]/g

function soundsIn(latin: string): readonly string[] {
  const written = latin.toUpperCase().match(digraph) ?? []
  const sounds = written.map((sound) => (sound === 'CK' ? 'K' : sound))
  return sounds.filter((sound, place) => sound !== sounds[place - 1])
}

function isConsonant(sound: string): boolean {
  return !/^[AEIOUYWV]$/.test(sound)
}

function isWeak(letter: string): boolean {
  return ['ا', 'ع', 'و', 'ی'].includes(letter)
}

function aligned(letters: readonly string[], sounds: readonly string[]): number {
  let row = [0]
  for (const place of sounds.keys()) row.push((row[place] ?? 0) + strayCost(sounds, place))
  for (const [index, letter] of letters.entries()) {
    const next = [(row[0] ?? 0) + silentCost(letters, index)]
    for (const [place, sound] of sounds.entries()) {
      const together = (row[place] ?? 0) + pairCost(letter, sound, index === 0)
      const silent = (row[place + 1] ?? 0) + silentCost(letters, index)
      const stray = (next[place] ?? 0) + strayCost(sounds, place)
      next.push(Math.min(together, silent, stray))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function pairCost(letter: string, sound: string, isFirst: boolean): number {
  if (isFirst && letter === 'ا' && !isConsonant(sound)) return 0
  return alike[letter]?.[sound] ?? (isConsonant(sound) ? 1 : 1.2)
}

function silentCost(letters: readonly string[], index: number): number {
  const [before, letter = '', after] = [letters[index - 1], letters[index], letters[index + 1]]
  if (letter === 'ع' || letter === before) return 0
  if (letter === 'ه') return after === undefined ? 0 : 0.6
  if (letter === 'ا') return after === 'ل' || index === 0 ? 0.1 : 0.5
  if (letter === 'و') return before === 'خ' ? 0 : 0.5
  return letter === 'ی' ? 0.5 : 1
}

/** The Latin sound has no letter: short vowels are never written. */
function strayCost(sounds: readonly string[], place: number): number {
  const sound = sounds[place] ?? ''
  if (isConsonant(sound)) return sound === 'H' && place === sounds.length - 1 ? 0.3 : 1
  if (sound === 'V' || sound === 'W') return 0.8
  return sound === 'I' || sound === 'Y' ? 0.3 : 0
}
