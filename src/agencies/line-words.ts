const words: Readonly<Record<string, string>> = {
  'order-on-credit': 'خرید',
  'order-failed': 'برگشت خریدی که انجام نشد',
  'rate-difference': 'برگشت تفاوت نرخ ارز',
  'refunded-to-credit': 'استرداد',
  'agency-settled': 'پرداخت آژانس',
}

export function lineWords(kind: string): string {
  return words[kind] ?? kind
}
