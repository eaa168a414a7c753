/** What a macro leaves to the order in hand: `{number}` in its text, and how a colleague knows it. */
export const macroGaps = {
  name: 'نام مسافر',
  number: 'شمارهٔ سفارش',
  trip: 'مسیر یا نام خرید',
  day: 'روز آغاز',
  hour: 'ساعت آغاز',
  status: 'وضعیت سفارش',
  amount: 'مبلغ سفارش',
  reference: 'کد رزرو',
  refundNow: 'مبلغی که الان برمی‌گردد',
  refund: 'مبلغ آخرین استرداد',
  refundNumber: 'کد پیگیری آخرین استرداد',
  colleague: 'نام همکار',
} as const satisfies Readonly<Record<string, string>>

export type MacroGap = keyof typeof macroGaps

export const macroGapNames = Object.keys(macroGaps) as readonly MacroGap[]

/** Of one order and one colleague; what the order does not have is not there. */
export type MacroValues = Readonly<Partial<Record<MacroGap, string>>>

const gapPattern = /\{([A-Za-z]+)\}/g

/** Every gap of a text that a macro may have, once. */
export function gapsIn(text: string): readonly MacroGap[] {
  const names = [...text.matchAll(gapPattern)].map(([, name]) => name)
  return macroGapNames.filter((gap) => names.includes(gap))
}

export interface FilledMacro {
  readonly text: string
  /** still standing in the text, for a colleague to write */
  readonly missing: readonly MacroGap[]
}

export function filledMacro(body: string, values: MacroValues): FilledMacro {
  const text = body.replace(gapPattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as MacroGap] ?? whole) : whole,
  )
  return { text, missing: gapsIn(body).filter((gap) => !values[gap]) }
}
