/** When an airline takes its travellers in, before the flight leaves. What it does not publish is left out. */
export interface CheckInRule {
  readonly airline: string
  readonly where: 'domestic' | 'abroad' | 'everywhere'
  /** on its site or in its app: first and last, in minutes */
  readonly online?: { readonly opens: number; readonly closes: number }
  /** the counter closes so many minutes before */
  readonly counterCloses?: number
  /** month of our knowledge */
  readonly seen: string
  /** as the traveller reads it */
  readonly source: string
}

const hour = 60

export const checkInRules: readonly CheckInRule[] = [
  {
    airline: 'TK',
    where: 'abroad',
    online: { opens: 24 * hour, closes: 90 },
    counterCloses: 60,
    seen: '2026-11',
    source: 'پرسش‌های پذیرش آنلاین در سایت ترکیش ایرلاینز',
  },
  {
    airline: 'EK',
    where: 'everywhere',
    online: { opens: 48 * hour, closes: 90 },
    counterCloses: 60,
    seen: '2026-11',
    source: 'اطلاعیهٔ امارات دربارهٔ زمان پذیرش',
  },
  {
    airline: 'W5',
    where: 'domestic',
    counterCloses: 45,
    seen: '2026-11',
    source: 'پرسش‌های پذیرش آنلاین در سایت ماهان',
  },
  {
    airline: 'IV',
    where: 'domestic',
    counterCloses: 30,
    seen: '2026-11',
    source: 'رویهٔ پذیرش مسافر در سایت کاسپین',
  },
]

export function checkInRuleOf(airline: string, isInternational: boolean): CheckInRule | undefined {
  const where = isInternational ? 'abroad' : 'domestic'
  return checkInRules.find(
    (rule) => rule.airline === airline && (rule.where === where || rule.where === 'everywhere'),
  )
}
