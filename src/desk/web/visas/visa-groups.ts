/** Whose turn it is, in the order of the work. */
export const visaGroups = {
  received: 'در نوبت بررسی',
  checked: 'آمادهٔ فرستادن',
  sent: 'نزد مرجع صدور',
  awaited: 'در انتظار عکس مسافر',
} as const

export type VisaGroup = keyof typeof visaGroups

export function isVisaGroup(text: string | null): text is VisaGroup {
  return text !== null && Object.hasOwn(visaGroups, text)
}
