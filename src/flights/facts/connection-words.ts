import { durationWords } from '#calendar/formatted.ts'
import type { Connection } from '#flights/proposal.ts'
import { persianDigits } from '#money/digits.ts'

/** Something of a stop that a traveller must know before choosing: a badge word for the list, a sentence for the details. */
export interface ConnectionWord {
  readonly kind: 'overnight' | 'airport-change' | 'self-transfer' | 'visa' | 'short'
  readonly badge: string
  readonly sentence: string
}

/** On one ticket the airline answers for a change; below this it is a hurry all the same. */
const shortThrough = 75
/** On tickets of their own nobody waits; §9 asks for four hours, and this is little more. */
const shortSeparate = 5 * 60

/** All there is to know of a stop, in the order it is told; nothing of one without trouble. */
export function connectionWords(stop: Connection): readonly ConnectionWord[] {
  const { cityName, minutes, nextAirport, isSelfTransfer, isOvernight, visa, taxiMinutes = 0 } = stop
  const words: (ConnectionWord | false)[] = [
    isOvernight && {
      kind: 'overnight',
      badge: `شب در ${cityName}`,
      sentence: `شب را در ${cityName} می‌مانید؛ هتل با خودتان است.`,
    },
    nextAirport !== null && {
      kind: 'airport-change',
      ...airportChange(stop, nextAirport),
    },
    isSelfTransfer && {
      kind: 'self-transfer',
      badge: 'انتقال بار با خودتان',
      sentence:
        'بلیت‌ها جدا از هم‌اند: بار را تحویل بگیرید و دوباره تحویل بدهید. اگر به پرواز بعدی نرسید، جبرانش با شماست.',
    },
    visa !== null && { kind: 'visa', badge: `ویزا در ${cityName}`, sentence: visa },
    minutes < (isSelfTransfer ? shortSeparate : shortThrough) + taxiMinutes && {
      kind: 'short',
      badge: 'توقف کوتاه',
      sentence: `میان دو پرواز ${durationWords(minutes)} وقت دارید؛ اگر پرواز اول دیر برسد، ممکن است به دومی نرسید.`,
    },
  ]
  return words.filter((word) => word !== false)
}

/** «تغییر فرودگاه در تهران: مهرآباد (THR) به امام خمینی (IKA)، با تاکسی حدود ۹۰ دقیقه» */
function airportChange(
  { cityName, airport, airportName, nextAirportName = '', isSelfTransfer, taxiMinutes }: Connection,
  nextAirport: string,
): Pick<ConnectionWord, 'badge' | 'sentence'> {
  const named = (name: string, code: string) =>
    `${name.replace(/^فرودگاه /, '')} ${name === '' ? isolated(code) : `(${isolated(code)})`}`.trim()
  const between = `${named(airportName, airport)} به ${named(nextAirportName, nextAirport)}`
  const road = taxiMinutes === undefined ? '' : `، با تاکسی حدود ${persianDigits(taxiMinutes)} دقیقه`
  const bags = isSelfTransfer ? '' : ' بار را تحویل بگیرید و در فرودگاه دوم دوباره تحویل بدهید.'
  return {
    badge: `تغییر فرودگاه در ${cityName}: ${between}${road}`,
    sentence: `پرواز بعدی از فرودگاه دیگری است: ${between}${road}. رفتن از یکی به دیگری با خودتان است.${bags}`,
  }
}

/** A Latin run keeps its own direction inside a Persian line. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
