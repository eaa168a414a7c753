import { type Html, html } from '../html.ts'

export type PayoutFate = 'pays' | 'pays-later' | 'bounces' | 'returns' | 'stays' | 'answer-lost' | 'refused'

interface NamedAccount {
  readonly iban: string
  readonly fate: PayoutFate
  readonly says: string
}

export const namedAccounts: readonly NamedAccount[] = [
  { iban: 'IR510170000000100203041234', fate: 'pays', says: 'همان دم واریز می‌شود؛ به هر حساب دیگر هم.' },
  { iban: 'IR740170000000100203041111', fate: 'pays-later', says: 'چند لحظه بعد واریز می‌شود.' },
  { iban: 'IR980170000000100203040000', fate: 'bounces', says: 'چند لحظه بعد بانک مقصد نمی‌پذیرد.' },
  { iban: 'IR510170000000100203046666', fate: 'returns', says: 'واریز می‌شود و چند لحظه بعد برمی‌گردد.' },
  { iban: 'IR260170000000100203043333', fate: 'stays', says: 'برای همیشه در صف می‌ماند.' },
  { iban: 'IR020170000000100203044444', fate: 'answer-lost', says: 'واریز می‌شود و پاسخ نخست نمی‌رسد.' },
  { iban: 'IR710170000000100203040001', fate: 'refused', says: 'همان دم رد می‌شود.' },
]

export function payoutFateOf(iban: string): PayoutFate {
  return namedAccounts.find((one) => one.iban.slice(-4) === iban.slice(-4))?.fate ?? 'pays'
}

export function accountTable(): Html {
  const rows = namedAccounts.map(
    ({ iban, says }) => html`<tr><td><span class="ltr">${iban}</span></td><td>${says}</td></tr>`,
  )
  return html`<table><thead><tr><th scope="col">شبا</th><th scope="col">سرانجام</th></tr></thead><tbody>${rows}</tbody></table>`
}
