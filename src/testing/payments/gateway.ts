import { rial } from '#money/rial.ts'
import type { Claim, Gateway, GatewayCaps, PaymentStatus, Verdict } from '#payments/gateway.ts'

export interface Sale {
  readonly reference: string
  readonly asked: number
  taken: number
  standing: PaymentStatus
  transaction: string
  verifiedTimes: number
}

type Fault = 'start-down' | 'silent' | 'lost' | 'pending' | 'not-for-us' | 'reverse-refused' | 'reverse-lost'

export interface TestBank {
  readonly gateway: Gateway
  readonly sales: readonly Sale[]
  pay(reference: string, odd?: { readonly taken?: number; readonly transaction?: string }): Sale
  /** the next calls fail; `silent` does nothing, `lost` acts without answering */
  order(fault: Fault, times?: number): void
  forget(): void
}

export interface TestBankWish {
  readonly id?: number
  /** a bank that posts its forms and is posted to */
  readonly isPosting?: boolean
  readonly caps?: Partial<GatewayCaps>
  /** never reversed */
  readonly isFinal?: boolean
}

export function openTestBank(wish: TestBankWish = {}): TestBank {
  const sales: Sale[] = []
  const ordered: Fault[] = []
  const strikes = (fault: Fault) => {
    const at = ordered.indexOf(fault)
    if (at >= 0) ordered.splice(at, 1)
    return at >= 0
  }
  return {
    gateway: gatewayOver(sales, strikes, wish),
    sales,
    pay(reference, { taken, transaction } = {}) {
      const sale = saleIn(sales, reference)
      sale.standing = 'paid'
      sale.taken = taken ?? sale.asked
      sale.transaction = transaction ?? `txn-${reference}`
      return sale
    },
    forget: () => void (ordered.length = 0),
    order: (fault, times = 1) => void ordered.push(...Array.from({ length: times }, () => fault)),
  }
}

function gatewayOver(sales: Sale[], strikes: Strikes, wish: TestBankWish): Gateway {
  const { id = 1, isPosting = false, isFinal = false, caps } = wish
  const saleOf = ({ reference }: Claim) => saleIn(sales, reference)
  return {
    id,
    name: `test-${id}`,
    title: `درگاه ${id}`,
    isActive: true,
    caps: {
      currency: 'IRR',
      min: 10_000,
      max: 500_000_000,
      pageMinutes: 15,
      ...(isFinal ? {} : { verifyWindowMinutes: 15 }),
      ...caps,
    },
    async start({ amount }) {
      if (strikes('start-down')) return { kind: 'failed', why: 'down' }
      const reference = `ref-${id}-${sales.length + 1}`
      sales.push({ ...unpaid, reference, asked: amount })
      const address = `https://bank-${id}.test/pay`
      return {
        kind: 'started',
        reference,
        action: isPosting
          ? { method: 'POST', address, fields: { Token: reference } }
          : { method: 'GET', address: `${address}/${reference}` },
      }
    },
    parseReturn({ fields: { ref, ok, receipt } }) {
      if (typeof ref !== 'string') return undefined
      const facts = typeof receipt === 'string' ? { receipt } : {}
      return { reference: ref, claim: ok === '1' ? 'paid' : 'not-paid', facts }
    },
    verify: async (claim) => verdictOf(saleOf(claim), strikes),
    inquire: async (claim) => saleOf(claim).standing,
    listUnverified: async () =>
      sales.filter(({ standing }) => standing === 'paid').map(({ reference }) => reference),
    ...(isFinal ? {} : { reverse: async (claim: Claim) => reversal(saleOf(claim), strikes) }),
  }
}

const unpaid = { taken: 0, standing: 'in-bank', transaction: '', verifiedTimes: 0 } as const

function saleIn(sales: readonly Sale[], reference: string): Sale {
  const sale = sales.find((one) => one.reference === reference)
  if (sale === undefined) throw new RangeError(`no sale ${reference}`)
  return sale
}

type Strikes = (fault: Fault) => boolean

function verdictOf(sale: Sale, strikes: Strikes): Verdict {
  if (strikes('silent')) return { kind: 'unknown', why: 'silence' }
  if (strikes('pending')) return { kind: 'pending' }
  if (strikes('not-for-us')) return { kind: 'notPaid', code: 'no' }
  if (sale.standing !== 'paid' && sale.standing !== 'verified')
    return { kind: 'notPaid', code: sale.standing }
  const kind = sale.standing === 'paid' ? 'paid' : 'already'
  sale.standing = 'verified'
  sale.verifiedTimes += 1
  if (strikes('lost')) return { kind: 'unknown', why: 'lost on the way back' }
  return { kind, transaction: sale.transaction, amount: rial(sale.taken), cardMask: '603799******1234' }
}

function reversal(sale: Sale, strikes: Strikes): 'reversed' | 'refused' | 'unknown' {
  if (strikes('reverse-refused')) return 'refused'
  sale.standing = 'reversed'
  return strikes('reverse-lost') ? 'unknown' : 'reversed'
}
