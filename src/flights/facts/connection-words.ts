import { durationWords } from '#calendar/formatted.ts'
import type { Connection } from '#flights/proposal.ts'
import { persianDigits } from '#money/digits.ts'

/** A fact about a stop to know before choosing: a badge for the list, a sentence for the details. */
export interface ConnectionWord {
  readonly kind: 'overnight' | 'airport-change' | 'self-transfer' | 'visa' | 'short'
  readonly badge: string
  readonly sentence: string
}

/** on one ticket the airline guarantees the connection; below this it is still tight */
const shortThrough = 75
/** on separate tickets nobody waits; §9 asks for four hours */
const shortSeparate = 5 * 60

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

function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
