export interface WayToBank {
  readonly method: 'GET' | 'POST' | 'widget'
  readonly address: string
  readonly fields?: Readonly<Record<string, string>>
}

export interface BroughtBack {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

type Form = Readonly<Record<string, string>>

/** A payer at the bank, for tests without a browser; undefined when the card keeps the payer there. */
export function payBy(way: WayToBank, card: string): Promise<BroughtBack | undefined> {
  return gone(way, { do: 'pay', card, cvv2: '123', expiry: '12 / 08', password: '12345' })
}

export function turnBackBy(way: WayToBank): Promise<BroughtBack | undefined> {
  return gone(way, { do: 'cancel' })
}

export async function payAtBank(address: string, card: string): Promise<string | undefined> {
  return (await payBy({ method: 'GET', address }, card))?.address
}

export async function turnBackAtBank(address: string): Promise<string | undefined> {
  return (await turnBackBy({ method: 'GET', address }))?.address
}

async function gone(way: WayToBank, form: Form): Promise<BroughtBack | undefined> {
  const { address, fields } = await cardPageOf(way)
  const answer = await posted(address, { ...fields, ...form })
  const page = await answer.text()
  const onward = answer.headers.get('location')
  return onward === null ? formIn(page) : { method: 'GET', address: onward, fields: {} }
}

async function cardPageOf({
  method,
  address,
  fields = {},
}: WayToBank): Promise<{ address: string; fields: Form }> {
  if (method === 'GET') return { address, fields: {} }
  if (method === 'POST') {
    const answer = await posted(address, fields)
    return { address: new URL(answer.headers.get('location') ?? '', address).href, fields: {} }
  }
  const script = new URL(fields['script'] ?? '')
  const checkout = script.searchParams.get('checkoutId') ?? ''
  const base = script.href.slice(0, script.href.indexOf('/paymentWidgets.js'))
  return {
    address: `${base}/checkouts/${checkout}/payment`,
    fields: { shopperResultUrl: fields['shopperResultUrl'] ?? '' },
  }
}

function posted(address: string, form: Form): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

function formIn(page: string): BroughtBack | undefined {
  const address = /<form method="post" action="(https?:[^"]+)">/.exec(page)?.[1]
  if (address === undefined || /setTimeout\(\(\) => document\.forms\[0\]\.submit\(\), [1-9]/.test(page))
    return undefined
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const fields = inputs.map(([, name = '', text = '']) => [name, plain(text)])
  return { method: 'POST', address: plain(address), fields: Object.fromEntries(fields) }
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
