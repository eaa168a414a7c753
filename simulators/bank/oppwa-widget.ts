import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type CardDesk, type CardForm, givenCard } from './card-desk.ts'

/** COPYandPAY in the browser: a script with a card form for the merchant's page. */
export function serveOppwaWidget(app: FastifyInstance, desk: CardDesk): void {
  app.get('/v1/paymentWidgets.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script),
  )
  app.get('/v1/paymentWidgets.css', (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(css),
  )
  app.post<{ Params: { id: string }; Body: (CardForm & { shopperResultUrl?: string }) | undefined }>(
    '/v1/checkouts/:id/payment',
    ({ params, body: form = {} }, reply) => {
      const { shopperResultUrl = '' } = form
      const payment = desk.books.find(params.id)
      const isOpen = payment?.gateway === 'oppwa' && payment.status === 'IN_BANK'
      if (isOpen && URL.canParse(shopperResultUrl))
        return givenCard(desk, desk.books.comeBackTo(payment, shopperResultUrl), { form, reply })
      return givenCard(desk, payment?.callbackUrl === '' ? undefined : payment, { form, reply })
    },
  )
}

const script = `(() => {
  const own = new URL(document.currentScript.src)
  const checkout = own.searchParams.get('checkoutId')
  const base = own.href.slice(0, own.href.indexOf('/paymentWidgets.js'))
  const make = (tag, facts, ...inside) => {
    const element = Object.assign(document.createElement(tag), facts)
    element.append(...inside)
    return element
  }
  const field = (name, label, facts) => {
    const input = make('input', { id: 'wpwl-' + name, name, required: true, inputMode: 'numeric', dir: 'ltr', autocomplete: 'off', ...facts })
    return make('p', { className: 'wpwl-group' }, make('label', { htmlFor: input.id, textContent: label }), input)
  }
  const button = (action, label) => make('button', { className: 'wpwl-button wpwl-' + action, name: 'do', value: action, textContent: label, formNoValidate: action === 'cancel' })
  document.head.append(make('link', { rel: 'stylesheet', href: base + '/paymentWidgets.css' }))
  for (const form of document.querySelectorAll('form.paymentWidgets')) {
    if (form.dataset.ready) continue
    form.dataset.ready = 'yes'
    const shopperResultUrl = form.action
    form.method = 'post'
    form.action = base + '/checkouts/' + encodeURIComponent(checkout) + '/payment'
    form.classList.add('wpwl-form')
    form.replaceChildren(
      make('input', { type: 'hidden', name: 'shopperResultUrl', value: shopperResultUrl }),
      field('card', 'شماره کارت', { value: '4200 0000 0000 1234', maxLength: 19 }),
      make('div', { className: 'wpwl-pair' },
        field('expiry', 'تاریخ انقضا (ماه / سال)', { value: '08 / 30', maxLength: 7 }),
        field('cvv2', 'CVV', { value: '123', maxLength: 4 })),
      make('div', { className: 'wpwl-acts' }, button('pay', 'پرداخت'), button('cancel', 'انصراف')),
    )
  }
})()
`

export const widgetHash = `sha384-${createHash('sha384').update(script).digest('base64')}`

const css = `
.wpwl-form { display: grid; gap: 16px }
.wpwl-pair, .wpwl-acts { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
.wpwl-acts { grid-template-columns: 2fr 1fr }
.wpwl-group { margin: 0; display: grid; gap: 4px }
.wpwl-group label { font-weight: 600 }
.wpwl-group input { box-sizing: border-box; inline-size: 100%; min-block-size: 48px; border: 1px solid #74857c; border-radius: 12px; padding: 8px 14px; font: inherit; font-variant-numeric: tabular-nums; background: none; color: inherit }
.wpwl-group input:focus-visible, .wpwl-button:focus-visible { outline: 3px solid #0b8286; outline-offset: 2px }
.wpwl-button { min-block-size: 48px; border-radius: 12px; border: 1px solid #14603f; background: #14603f; color: #fff; font: inherit; font-weight: 700; text-align: center; cursor: pointer }
.wpwl-cancel { background: none; color: inherit; border-color: currentColor }
`
