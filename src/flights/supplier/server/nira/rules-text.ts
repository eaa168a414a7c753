import type { LadderStep, Moment } from '#penalties/penalty-ladder.ts'

interface Rule {
  readonly from: Moment | undefined
  /** undefined: without end */
  readonly until: Moment | undefined
  readonly percent: number
}

/** `از 3 ساعت مانده به پرواز,50,P/از 24 ساعت … تا 3 ساعت …,40,P/` as a ladder;
 * undefined when a step is malformed or leaves a gap. */
export function ladderIn(text: string): readonly LadderStep[] | undefined {
  const rules = plain(text)
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(ruleIn)
  if (rules.length === 0 || rules.some((rule) => rule === undefined)) return undefined
  const inOrder = rules.flatMap((rule) => rule ?? []).toSorted((a, b) => hoursOf(b.from) - hoursOf(a.from))
  const meet = inOrder.every((rule, at) =>
    at === 0 ? rule.from === undefined : hoursOf(rule.from) === hoursOf(inOrder[at - 1]?.until),
  )
  if (!meet || inOrder.at(-1)?.until !== undefined) return undefined
  return inOrder.map(({ until, percent }) => (until === undefined ? { percent } : { until, percent }))
}

function plain(text: string): string {
  return text
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u200c\s]+/g, ' ')
}

function ruleIn(text: string): Rule | undefined {
  const [words = '', share = '', kind = ''] = text.split(',').map((part) => part.trim())
  const percent = Number(share)
  // P is percent of the fare; fixed sums have no ladder
  if (kind !== 'P' || share === '' || !Number.isInteger(percent) || percent > 100 || percent < 0)
    return undefined
  const [, since = '', , till] = /^از (.*?)( تا (.*))?$/.exec(words) ?? []
  const from = momentIn(since)
  const until = till === undefined ? undefined : momentIn(till)
  const isSinceIssue = /لحظه.{0,3} ?صدور/.test(since)
  if (
    (from === undefined && !isSinceIssue) ||
    (till !== undefined && until === undefined && !isDeparture(till))
  )
    return undefined
  return { from, until, percent }
}

function isDeparture(words: string): boolean {
  return /^(لحظه ی?\s?)?پرواز$/.test(words.trim())
}

function momentIn(words: string): Moment | undefined {
  const [, noonDays] = /12 ظهر (\d+) روز/.exec(words) ?? []
  if (noonDays !== undefined) return { daysBefore: Number(noonDays), hour: 12 }
  const [, amount, unit] = /(\d+) (ساعت|روز) (?:مانده|قبل|پیش|به)/.exec(words) ?? []
  if (amount === undefined) return undefined
  return { hoursBefore: Number(amount) * (unit === 'روز' ? 24 : 1) }
}

/** For sorting only: noon counts as twelve hours. */
function hoursOf(moment: Moment | undefined): number {
  if (moment === undefined) return Number.POSITIVE_INFINITY
  if ('secondsBefore' in moment) return moment.secondsBefore / 3600
  return 'hoursBefore' in moment ? moment.hoursBefore : moment.daysBefore * 24 + 0.5
}
