import { persianDigits } from '#money/digits.ts'
import { countInEnglish } from '#papers/in-english.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import type { RoomFacts } from '#papers/voucher-facts.ts'

export interface Both {
  readonly fa: string
  readonly en: string
}

export interface RoomView {
  readonly title: Both
  readonly leader: Both
  readonly lines: readonly Both[]
  readonly voucherNumber: string
}

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'] as const

const boards = {
  'room-only': { fa: 'بدون صبحانه', en: 'Room only' },
  breakfast: { fa: 'با صبحانه', en: 'Breakfast included' },
  'half-board': { fa: 'صبحانه و شام', en: 'Half board' },
  'full-board': { fa: 'صبحانه، ناهار و شام', en: 'Full board' },
} as const satisfies Record<RoomFacts['board'], Both>

export function roomView(room: RoomFacts): RoomView {
  const { leader, name, nameEn, voucherNumber } = room
  return {
    title: titleOf(room),
    leader: {
      fa: mixed(leader.name),
      en: printable(leader.latinName === '' ? leader.name : leader.latinName.toUpperCase()),
    },
    lines: [{ fa: mixed(name), en: printable(nameEn) }, beside(guestsOf(room), boards[room.board])],
    voucherNumber: latin(voucherNumber),
  }
}

function titleOf({ room }: RoomFacts): Both {
  return { fa: `اتاق ${ordinalOf(room)}`, en: `Room ${room + 1}` }
}

/** «اول» for 0 */
export function ordinalOf(room: number): string {
  return ordinals[room] ?? persianDigits(room + 1)
}

function beside(one: Both, other: Both): Both {
  return { fa: `${one.fa}\u00a0· ${other.fa}`, en: `${one.en}\u00a0· ${other.en}` }
}

function guestsOf({ adults, childAges }: RoomFacts): Both {
  const grown = { fa: `${persianDigits(adults)} بزرگسال`, en: countInEnglish(adults, 'adult') }
  if (childAges.length === 0) return grown
  const ages = childAges.map((age) => (age === 0 ? 'زیر ۱' : persianDigits(age))).join(' و ')
  const agesEn = childAges.map((age) => (age === 0 ? 'under 1' : String(age))).join(', ')
  return {
    fa: `${grown.fa}، ${persianDigits(childAges.length)} کودک (${ages} ساله)`,
    en: `${grown.en}, ${countInEnglish(childAges.length, 'child', 'children')} (aged ${agesEn})`,
  }
}
