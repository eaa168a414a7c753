import { clockTime, fullDate } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { momentInEnglish } from '#papers/in-english.ts'
import type { CancellationFacts, RoomFacts } from '#papers/voucher-facts.ts'
import { type Both, ordinalOf } from '#papers/voucher-room.ts'

export interface TermsView {
  /** «اتاق اول و سوم»; '' when all are alike */
  readonly rooms: Both
  readonly says: Both
}

export function termsViews(rooms: readonly RoomFacts[]): readonly TermsView[] {
  const alike = Map.groupBy(rooms, ({ cancellation }) => termsOf(cancellation).en)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    return [{ rooms: alike.size === 1 ? nobody : named(same), says: termsOf(first.cancellation) }]
  })
}

const nobody: Both = { fa: '', en: '' }

function named(rooms: readonly RoomFacts[]): Both {
  const ordinals = rooms.map(({ room }) => ordinalOf(room)).join(' و ')
  const numbers = rooms.map(({ room }) => room + 1).join(', ')
  return { fa: `اتاق ${ordinals}`, en: `${rooms.length === 1 ? 'Room' : 'Rooms'} ${numbers}` }
}

function termsOf(steps: readonly CancellationFacts[]): Both {
  const last = steps.at(-1)
  if (last === undefined || (steps.length === 1 && last.percent >= 100))
    return { fa: 'این نرخ بازگشت وجه ندارد.', en: 'This rate is non-refundable.' }
  const english = steps.map((step) => stepInEnglish(step, steps.length)).join('; ')
  return {
    fa: `${steps.map((step) => stepInPersian(step, steps.length)).join('؛ ')}.`,
    en: `${english.charAt(0).toUpperCase()}${english.slice(1)}.`,
  }
}

function stepInPersian({ until, percent, isOfBase = false }: CancellationFacts, count: number): string {
  const part = `${persianDigits(percent)}٪\u00a0${isOfBase ? 'نرخ بدون مالیات ' : ''}جریمه`
  const costs = percent <= 0 ? 'بدون جریمه' : percent >= 100 ? 'بدون بازگشت وجه' : part
  if (until !== undefined)
    return `تا ${fullDate(until.toPlainDate())}، ساعت\u00a0${clockTime(until)}، ${costs}`
  return count > 1 ? `پس از آن ${costs}` : `در هر زمان ${costs}`
}

function stepInEnglish({ until, percent, isOfBase = false }: CancellationFacts, count: number): string {
  const part = `${percent}% ${isOfBase ? 'of the rate before tax ' : ''}charged`
  const costs = percent <= 0 ? 'free of charge' : percent >= 100 ? 'no refund' : part
  if (until !== undefined) return `${costs} until ${momentInEnglish(until)}`
  return count > 1 ? `${costs} after that` : `${costs} at any time`
}
