import fastify from 'fastify'
import { type Html, html } from '../html.ts'
import { sendPage, serveFont } from '../page.ts'

export interface MarketplaceOptions {
  readonly port: number
  readonly host?: string
  /** the agency shown, and our credentials there */
  readonly agency: { readonly url: string; readonly code: string; readonly key: string }
}

export interface Marketplace {
  readonly url: string
  close(): Promise<void>
}

interface Offer {
  readonly link: string
  readonly totalPrice: number
  readonly seat: number
  readonly flightGroups: readonly { readonly flightNumber: string; readonly departureTime: string }[]
}

export async function openMarketplace({ agency, ...options }: MarketplaceOptions): Promise<Marketplace> {
  const app = fastify({ forceCloseConnections: true })
  serveFont(app)
  app.get<{ Querystring: { origin?: string; destination?: string; date?: string } }>(
    '/',
    async ({ query: { origin = 'THR', destination = 'MHD', date = tomorrow() } }, reply) => {
      const response = await fetch(`${agency.url}/api/resellers/${agency.code}/Search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-reseller-key': agency.key },
        body: JSON.stringify({ origin: { code: origin }, destination: { code: destination }, dates: [date] }),
      })
      const { data } = (await response.json()) as { data?: { offers: readonly Offer[] } }
      return sendPage(reply, {
        title: 'سفربین',
        css,
        status: response.status,
        body: page(data?.offers ?? []),
      })
    },
  )
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  return { url, close: () => app.close() }
}

function page(offers: readonly Offer[]): Html {
  return html`<main><h1>سفربین</h1>
${offers.length === 0 ? html`<p>پیشنهادی نیست.</p>` : html`<ol>${offers.filter(({ seat }) => seat > 0).map(row)}</ol>`}</main>`
}

function row({ link, totalPrice, flightGroups: [group] }: Offer): Html {
  const toman = (totalPrice / 10).toLocaleString('en-US')
  return html`<li><a href="${link}"><b class="ltr">${group?.flightNumber ?? ''}</b> <span class="ltr">${group?.departureTime ?? ''}</span> <span class="ltr">${toman}</span> تومان</a></li>`
}

function tomorrow(): string {
  return Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 1 }).toString()
}

const css = `
:root { --ground: #f3f1ec; --ink: #1c1a26; --ring: #0b8286 }
@media (prefers-color-scheme: dark) { :root { --ground: #121019; --ink: #f2eff8; --ring: #7fe0d9 } }
main { max-inline-size: 34rem; margin: 0 auto; padding: 24px 20px }
a { color: inherit }
`
