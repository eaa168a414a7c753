import type { Party } from '#passengers/party.ts'

type Said = Partial<Party>
type Count = (n: readonly number[], before: Said) => Said

const groups = ['adults', 'children', 'infants'] as const

/** Who travels; `n` of a person is 0 adult, 1 child, 2 infant. */
export const PARTY_RULES: readonly (readonly [pattern: string, count: Count])[] = [
  ['number person number age', ([n = 0, , age = 0], before) => aged(before, n, age)],
  ['person number age', ([, age = 0], before) => aged(before, 1, age)],
  ['number to ticket', ([n = 0], before) => counted(before, 0, n)],
  ['number to person', ([n = 0, , who = 0], before) => counted(before, who, n)],
  ['number ticket', ([n = 0], before) => counted(before, 0, n)],
  ['number person', ([n = 0, who = 0], before) => counted(before, who, n)],
  ['couple', (_, before) => counted(before, 0, 2)],
  ['alone', (_, before) => (before.adults === undefined ? counted(before, 0, 1) : before)],
  ['person', ([who = 0], before) => (who === 0 ? before : counted(before, who, 1))],
]

function counted(before: Said, who: number, count: number): Said {
  const group = groups[who] ?? 'adults'
  return { ...before, [group]: count + (group === 'adults' ? 0 : (before[group] ?? 0)) }
}

/** Under two an infant, under twelve a child. */
function aged(before: Said, count: number, years: number): Said {
  return counted(before, years < 2 ? 2 : years < 12 ? 1 : 0, count)
}
