import { latinKey } from '#passengers/latin/keys.ts'
import { knownFarsi, knownLatin } from '#passengers/latin/known-names.ts'
import { distance } from '#passengers/latin/similar-sounds.ts'

/** Titles before a name, often left out. */
const titles = /(?:^|\s)(?:سیده?|حاج|حاجی|میرزا|SE?YY?ED(?:EH)?|SAYY?[EI]DA?|HAJI?|MIRZA)(?=\s|$)/giu
const known = 0.05

/** 0 to above 1; of several words the name with fewer decides. */
export function apart(farsi: string, latin: string): number {
  const [first, second] = [untitled(farsi), untitled(latin)]
  const [farsiWords, latinWords] = [wordsOf(first), wordsOf(second)]
  const whole = apartAs(first, second)
  if (farsiWords.length === 1 && latinWords.length > 1)
    return Math.min(whole, ...latinWords.map((word) => apartAs(first, word)))
  if (latinWords.length === 1 && farsiWords.length > 1)
    return Math.min(whole, ...farsiWords.map((word) => apartAs(word, second)))
  return whole
}

function apartAs(farsi: string, latin: string): number {
  const spellings = knownFarsi(farsi)
  const key = latinKey(latin)
  if (spellings.some((name) => name.latin.some((one) => latinKey(one) === key))) return 0
  const sounds = Math.min(distance(farsi, latin), distance(withoutArticle(farsi), withoutArticle(latin)))
  return spellings.length > 0 && knownLatin(latin).length > 0 && sounds > known ? Math.max(sounds, 1) : sounds
}

function untitled(name: string): string {
  const bare = name.replace(titles, ' ').replace(/\s+/g, ' ').trim()
  return bare === '' ? name : bare
}

function wordsOf(name: string): readonly string[] {
  return name.split(' ').filter((word) => word.length > 1)
}

function withoutArticle(name: string): string {
  return name.replace(/^(?:ال|[AE]L[\s-]?)(?=.{4})/i, '')
}
