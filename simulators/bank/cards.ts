export type Fate =
  | 'pays'
  | 'declined'
  | 'short'
  | 'returns-late'
  | 'returns-twice'
  | 'never-returns'
  | 'verify-hangs'
  | 'other-amount'
  | 'late-success'
  | 'foreign-return'
  | 'verify-html'
  | 'slow'

interface NamedCard {
  readonly ending: string
  readonly fate: Fate
  readonly says: string
}

export const namedCards: readonly NamedCard[] = [
  { ending: '0000', fate: 'declined', says: 'بانک نمی‌پذیرد و مسافر با پاسخ ناموفق برمی‌گردد.' },
  { ending: '0001', fate: 'short', says: 'موجودی کافی نیست؛ با کارت دیگری می‌شود دوباره پرداخت.' },
  { ending: '1111', fate: 'returns-late', says: 'پول کم می‌شود و بازگشت به فروشگاه دیر انجام می‌شود.' },
  { ending: '2222', fate: 'returns-twice', says: 'پول کم می‌شود و خبر پرداخت دو بار به فروشگاه می‌رسد.' },
  { ending: '3333', fate: 'never-returns', says: 'پول کم می‌شود و مسافر هرگز به فروشگاه برنمی‌گردد.' },
  { ending: '4444', fate: 'verify-hangs', says: 'پول کم می‌شود و پاسخ نخستین تأیید به فروشگاه نمی‌رسد.' },
  { ending: '5555', fate: 'other-amount', says: 'مبلغی جز مبلغ خواسته کم می‌شود.' },
  { ending: '6666', fate: 'late-success', says: 'ناموفق برمی‌گردد و چند لحظه بعد پول کم می‌شود و خبرش می‌رسد.' },
  { ending: '7777', fate: 'foreign-return', says: 'پول کم می‌شود و مسافر با نشان پرداختی دیگر برمی‌گردد.' },
  {
    ending: '8888',
    fate: 'verify-html',
    says: 'پول کم می‌شود و به نخستین تأیید با یک صفحهٔ وب پاسخ داده می‌شود.',
  },
  { ending: '9999', fate: 'slow', says: 'پول کم می‌شود و هر پاسخ به فروشگاه چند ثانیه طول می‌کشد.' },
]

export const ordinaryCard = '6037990000001234'

export function fateOf(cardNumber: string): Fate {
  return namedCards.find((card) => cardNumber.endsWith(card.ending))?.fate ?? 'pays'
}

/** `6037-9900-0000-1234`, in any script's digits, becomes sixteen Latin digits; undefined if malformed. */
export function cardNumberIn(text: string): string | undefined {
  const digits = text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\D/g, '')
  return /^\d{16}$/.test(digits) ? digits : undefined
}

export function maskedCard(cardNumber: string): string {
  return `${cardNumber.slice(0, 6)}******${cardNumber.slice(-4)}`
}

export function cardInFours(cardNumber: string): string {
  return cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ')
}
