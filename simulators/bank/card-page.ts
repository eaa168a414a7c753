import { type Html, html } from '../html.ts'
import type { Page } from '../page.ts'
import { css } from './bank-style.ts'
import type { Payment } from './books.ts'
import { cardInFours, namedCards, ordinaryCard } from './cards.ts'
import { accountTable } from './payout-fates.ts'
import type { WayBack } from './way-back.ts'

export function cardPage(payment: Payment, fault?: string): Page {
  return {
    title: fault === undefined ? 'پرداخت اینترنتی' : 'خطا در پرداخت',
    css,
    formsTo: [new URL(payment.callbackUrl).origin],
    body: html`<main class="sheet">
${bankHead('پرداخت اینترنتی')}
${orderOf(payment)}
${fault === undefined ? [] : html`<p class="fault" role="alert" id="fault">${fault}</p>`}
<form method="post" action="/card/${payment.authority}" autocomplete="off">
  ${field({ name: 'card', label: 'شماره کارت', hint: '۱۶ رقم روی کارت', length: 19, value: cardInFours(ordinaryCard) })}
  <div class="pair">
    ${field({ name: 'cvv2', label: 'CVV2', hint: '۳ یا ۴ رقم', length: 4, value: '123' })}
    ${field({ name: 'expiry', label: 'تاریخ انقضا', hint: 'ماه / سال', length: 7, value: '12 / 08' })}
  </div>
  ${field({ name: 'password', label: 'رمز دوم', hint: 'رمز پویا؛ هر عددی پذیرفته است', length: 12, value: '12345' })}
  <div class="acts">
    <button class="pay" name="do" value="pay">پرداخت</button>
    <button class="cancel" name="do" value="cancel" formnovalidate>انصراف</button>
  </div>
</form>
<details><summary>کارت‌های آزمایشی</summary>${cardTable()}</details>
</main>`,
  }
}

export function wordPage(word: {
  title: string
  says: string
  onward?: string
  seconds?: number
  status?: number
}): Page {
  return {
    title: word.title,
    css,
    status: word.status ?? 200,
    ...(word.onward === undefined || word.seconds === undefined
      ? {}
      : { refresh: { seconds: word.seconds, to: word.onward } }),
    body: html`<main class="sheet">${bankHead(word.title)}<p>${word.says}</p>
${word.onward === undefined ? [] : html`<p><a class="onward" href="${word.onward}">بازگشت به فروشگاه</a></p>`}</main>`,
  }
}

/** Posts the payer back, at once or after a delay; without scripts by a button. */
export function returnPage(
  back: WayBack,
  { says = 'به فروشگاه برمی‌گردید.', seconds = 0, status = 200 } = {},
): Page {
  const inputs = Object.entries(back.fields).map(
    ([name, text]) => html`<input type="hidden" name="${name}" value="${text}">`,
  )
  return {
    title: 'بازگشت به فروشگاه',
    css,
    status,
    formsTo: [new URL(back.address).origin],
    ...(status === 200 ? { script: `setTimeout(() => document.forms[0].submit(), ${seconds * 1000})` } : {}),
    body: html`<main class="sheet">${bankHead('بازگشت به فروشگاه')}<p>${says}</p>
<form method="post" action="${back.address}">${inputs}<button class="pay">بازگشت به فروشگاه</button></form></main>`,
  }
}

export function frontPage(payments: readonly Payment[]): Page {
  return {
    title: 'بانک آزمایشی',
    css,
    body: html`<main class="sheet wide">${bankHead('کارت‌های آزمایشی')}
${cardTable()}
<h2>حساب‌های آزمایشی برای واریز</h2>
${accountTable()}
<h2>آخرین پرداخت‌ها</h2>
${payments.length === 0 ? html`<p>هنوز پرداختی نبوده است.</p>` : paymentTable(payments.slice(-20).reverse())}</main>`,
  }
}

function bankHead(title: string): Html {
  return html`<header><p class="trial">بانک آزمایشی؛ پولی جابه‌جا نمی‌شود</p><h1>${title}</h1></header>`
}

function orderOf(payment: Payment): Html {
  return html`<dl>
  <div><dt>بابت</dt><dd>${payment.description}</dd></div>
  <div><dt>مبلغ</dt><dd><strong>${amountOf(payment)}</strong>${payment.currency === 'IRR' ? html`<br><span class="ltr">${grouped(Math.trunc(payment.amount / 10))}</span> تومان` : []}</dd></div>
</dl>`
}

function amountOf({ amount, currency }: Payment): Html {
  return currency === 'IRR'
    ? html`<span class="ltr">${grouped(amount)}</span> ریال`
    : html`<span class="ltr">${(amount / 100).toFixed(2)} ${currency}</span>`
}

interface Field {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly length: number
  readonly value: string
}

function field({ name, label, hint, length, value }: Field): Html {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" dir="ltr" inputmode="numeric" maxlength="${length}" required aria-describedby="${name}-hint">
<small id="${name}-hint">${hint}</small></p>`
}

function cardTable(): Html {
  const rows = namedCards.map(
    (card) =>
      html`<tr><td><span class="ltr">${cardInFours(`603799000000${card.ending}`)}</span></td><td>${card.says}</td></tr>`,
  )
  return html`<table><thead><tr><th scope="col">کارت</th><th scope="col">سرانجام</th></tr></thead>
<tbody><tr><td><span class="ltr">${cardInFours(ordinaryCard)}</span></td><td>پرداخت می‌شود؛ هر کارت دیگر هم.</td></tr>${rows}</tbody></table>`
}

const gatewayTitles: Readonly<Record<Payment['gateway'], string>> = {
  zarinpal: 'زرین‌پال',
  zibal: 'زیبال',
  sep: 'سامان',
  mellat: 'ملت',
  oppwa: 'هایپرپی',
}

const statusWords: Readonly<Record<Payment['status'], string>> = {
  IN_BANK: 'در بانک',
  PAID: 'پرداخت‌شده، تأییدنشده',
  VERIFIED: 'تأییدشده',
  FAILED: 'ناموفق',
  REVERSED: 'برگشت‌خورده',
}

function paymentTable(payments: readonly Payment[]): Html {
  const rows = payments.map(
    (payment) => html`<tr><td><span class="ltr">${payment.authority.slice(-8)}</span></td>
<td>${gatewayTitles[payment.gateway]}</td><td>${amountOf(payment)}</td><td>${statusWords[payment.status]}</td></tr>`,
  )
  return html`<table><thead><tr><th scope="col">نشان</th><th scope="col">درگاه</th><th scope="col">مبلغ</th><th scope="col">وضع</th></tr></thead><tbody>${rows}</tbody></table>`
}

function grouped(amount: number): string {
  return amount.toLocaleString('en-US')
}
