import { contentKinds } from '#content/version.ts'
import { type DeskPage, deskPages } from '#desk/pages.ts'
import { type AddressOf, nthOf, type Samples } from './addresses.ts'

type NamedAddress = readonly [name: string, addressOf: AddressOf]

/** Every page of the table under some addresses: its own, and what `more` has of it. Throws for a page about one thing that has none. */
export function timedAddresses(orders: number, samples: Samples): readonly NamedAddress[] {
  const more = addressesBeside(orders, samples)
  return Object.entries(deskPages).flatMap(([page, access]) => {
    if (access === 'sign-in' || page === '/desk/*') return []
    const named = Object.entries(more[page as DeskPage] ?? {})
    const isOfOneThing = page.includes(':')
    if (isOfOneThing && named.length === 0) throw new Error(`${page} has no address in bench/desk/pages.ts`)
    const own: readonly NamedAddress[] = isOfOneThing ? [] : [[page, () => page]]
    return [...own, ...named.map(([name, addressOf]) => [`${page} ${name}`.trim(), addressOf] as const)]
  })
}

const commonNames = ['محمدی', 'Hosseini', 'احمدی', 'کریمی', 'Moghadam', 'سارا رستمی', 'صادقی'] as const
const search = (q: string) => `/desk/orders?${new URLSearchParams({ q })}`

function addressesBeside(
  orders: number,
  { issued, visas, conversations, contacts, refunds }: Samples,
): Partial<Record<DeskPage, Readonly<Record<string, AddressOf>>>> {
  /** far from each other */
  const nthOrder = (nth: number) => 100_000_001 + ((nth * 7_919_993) % orders)
  return {
    '/desk/orders': {
      'far page': (nth) =>
        `/desk/orders?after=0_${new Date(Date.now() - nth * 86_400_000 * 20).toISOString()}_ffffffff-ffff-4fff-bfff-ffffffffffff`,
      failed: () => '/desk/orders?status=failed',
      filtered: (nth) => `/desk/orders?product=tour&status=refunded&brand=chakavak&channel=${1 + (nth % 3)}`,
      'by number': (nth) => search(String(nthOrder(nth))),
      'by mobile': (nth) => search(`0912${String((nth * 9973) % 400_000).padStart(7, '0')}`),
      'by payment': (nth) => search(`T${nthOrder(nth)}`),
      'by common name': (nth) => search(commonNames[nth % commonNames.length] ?? ''),
      drawer: (nth) => `/desk/orders?open=${nthOrder(nth)}`,
    },
    '/desk/orders/:number': { '': (nth) => `/desk/orders/${nthOrder(nth)}` },
    '/desk/orders/:number/acting': { '': (nth) => `/desk/orders/${nthOf(issued, nth)}/acting` },
    '/desk/orders/:number/refund': { '': (nth) => `/desk/orders/${nthOf(issued, nth)}/refund` },
    '/desk/refunds': {
      paid: () => '/desk/refunds?group=paid',
      drawer: (nth) => `/desk/refunds?open=${nthOf(refunds, nth)}`,
    },
    '/desk/support': { closed: () => '/desk/support?queue=closed' },
    '/desk/support/:id': { '': (nth) => `/desk/support/${nthOf(conversations, nth)}` },
    '/desk/contacts/:number': { '': (nth) => `/desk/contacts/${nthOf(contacts, nth)}` },
    '/desk/content/:kind': { '': (nth) => `/desk/content/${nthOf(contentKinds, nth)}` },
    '/desk/visas/:number': { '': (nth) => `/desk/visas/${nthOf(visas, nth)}` },
    '/desk/ledger': {
      'accounts of a class': () => '/desk/ledger?class=prepayment',
      'lines of an account': () => '/desk/ledger?class=revenue&owner=flight',
      'lines of a day': () => `/desk/ledger?class=revenue&owner=flight&day=${dayBefore(3)}`,
    },
    '/desk/sources': { '90 days': () => '/desk/sources?days=90' },
  }
}

function dayBefore(days: number): string {
  return Temporal.Now.plainDateISO('Asia/Tehran').subtract({ days }).toString()
}
