import { durationWords } from '#calendar/written.ts'
import type { Connection } from '#flights/proposal.ts'

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
  const { cityName, minutes, airport, nextAirport, isSelfTransfer, isOvernight, visa } = stop
  const words: (ConnectionWord | false)[] = [
    isOvernight && {
      kind: 'overnight',
      badge: `شب در ${cityName}`,
      sentence: `شب را در ${cityName} می‌مانید؛ هتل با خودتان است.`,
    },
    nextAirport !== null && {
      kind: 'airport-change',
      badge: `تغییر فرودگاه، از ${isolated(airport)} به ${isolated(nextAirport)}`,
      sentence: `پرواز بعدی از فرودگاه دیگری است: از ${isolated(airport)} به ${isolated(nextAirport)} با خودتان.`,
    },
    isSelfTransfer && {
      kind: 'self-transfer',
      badge: 'انتقال بار با خودتان',
      sentence:
        'بلیت‌ها جدا از هم‌اند: بار را تحویل بگیرید و دوباره تحویل بدهید. اگر به پرواز بعدی نرسید، جبرانش با شماست.',
    },
    visa !== null && { kind: 'visa', badge: `ویزا در ${cityName}`, sentence: visa },
    minutes < (isSelfTransfer ? shortSeparate : shortThrough) && {
      kind: 'short',
      badge: 'توقف کوتاه',
      sentence: `میان دو پرواز ${durationWords(minutes)} وقت دارید؛ اگر پرواز اول دیر برسد، ممکن است به دومی نرسید.`,
    },
  ]
  return words.filter((word) => word !== false)
}

/** A Latin run keeps its own direction inside a Persian line. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}
