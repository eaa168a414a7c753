import { isFarsiName } from '#accounts/names.ts'
import { farsiKey } from '#passengers/latin/keys.ts'
import { type KnownName, knownFarsi, knownLatin } from '#passengers/latin/known-names.ts'
import { byLetters } from '#passengers/latin/letter-rules.ts'

type Kind = KnownName['kind']

/** Probable passport spelling of a Farsi name: from the tables where known, else letter by letter. A suggestion only. */
export function latinFor(farsi: string, kind: Kind): string | undefined {
  if (!isFarsiName(farsi)) return undefined
  const whole = spelling(farsi, kind)
  if (whole !== undefined) return whole
  const words = farsi.split(/\s+/).map((word) => wordOf(word, kind))
  // some signs have no Latin letter
  const latin = words.filter((word) => word !== '').join(' ')
  return latin === '' ? undefined : latin
}

export function farsiFor(latin: string, kind: Kind): string | undefined {
  const known = knownLatin(latin)
  return (known.find((one) => one.kind === kind) ?? known[0])?.farsi
}

function spelling(farsi: string, kind: Kind): string | undefined {
  const known = knownFarsi(farsi)
  return (known.find((one) => one.kind === kind) ?? known[0])?.latin[0]
}

function wordOf(word: string, kind: Kind): string {
  const whole = spelling(word, kind) ?? composed(farsiKey(word))
  if (whole !== undefined) return whole
  return word
    .split('\u200c')
    .map((part) => spelling(part, kind) ?? composed(farsiKey(part)) ?? byLetters(part))
    .join('')
}

/** Common suffixes and prefixes of family names. */
const endings = [
  ['زاده', 'ZADEH'],
  ['پور', 'POUR'],
  ['نژاد', 'NEJAD'],
  ['وند', 'VAND'],
  ['خواه', 'KHAH'],
  ['دوست', 'DOUST'],
  ['پناه', 'PANAH'],
  ['پرست', 'PARAST'],
  ['منش', 'MANESH'],
  ['تبار', 'TABAR'],
  ['نسب', 'NASAB'],
  ['خانی', 'KHANI'],
  ['شاهی', 'SHAHI'],
  ['بخش', 'BAKHSH'],
  ['ستان', 'ESTAN'],
  ['داد', 'DAD'],
  ['یار', 'YAR'],
  ['نوش', 'NOUSH'],
  ['الدین', 'ODDIN'],
  ['الله', 'OLLAH'],
  ['یان', 'IAN'],
  ['نیا', 'NIA'],
  ['فرد', 'FARD'],
  ['راد', 'RAD'],
  ['مهر', 'MEHR'],
  ['چی', 'CHI'],
  ['لو', 'LOU'],
  ['فر', 'FAR'],
  ['یی', 'EI'],
  ['گی', 'GI'],
  ['ی', 'I'],
] as const

const beginnings = [
  ['عبدال', 'ABDOL'],
  ['غلام', 'GHOLAM'],
  ['جهان', 'JAHAN'],
  ['دولت', 'DOLAT'],
  ['خدا', 'KHODA'],
  ['خوش', 'KHOSH'],
  ['فرخ', 'FARROKH'],
  ['محمد', 'MOHAMMAD'],
  ['امیر', 'AMIR'],
  ['حاجی', 'HAJI'],
  ['ملا', 'MOLLA'],
  ['شاه', 'SHAH'],
  ['پور', 'POUR'],
  ['میر', 'MIR'],
  ['بنی', 'BANI'],
  ['سید', 'SEYED'],
  ['گل', 'GOL'],
  ['ال', 'AL'],
] as const

const shortestPart = 3

function composed(key: string): string | undefined {
  for (const [ending, latin] of endings) {
    const base = key.slice(0, -ending.length)
    if (key.endsWith(ending) && base.length >= shortestPart) return joined(partOf(base), latin)
  }
  for (const [beginning, latin] of beginnings) {
    const rest = key.slice(beginning.length)
    if (key.startsWith(beginning) && rest.length >= shortestPart) return latin + partOf(rest)
  }
  return undefined
}

function partOf(key: string): string {
  return spelling(key, 'given') ?? composed(key) ?? byLetters(key)
}

/** «نوایی»: a long A before the suffix is spelled AE. */
function joined(base: string, ending: string): string {
  return ending === 'IAN' && base.endsWith('I') ? `${base.slice(0, -1)}IAN` : base + ending
}
