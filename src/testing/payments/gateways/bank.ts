import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { rial } from '#money/rial.ts'
import type { Claim, Gateway, Returned, ReturnSent, Started } from '#payments/gateway.ts'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { openMellat } from '#payments/server/gateways/mellat.ts'
import { openSep } from '#payments/server/gateways/sep.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { openZibal } from '#payments/server/gateways/zibal.ts'
import type { Payment } from '#simulators/bank/books.ts'
import { type BroughtBack, payBy, turnBackBy } from '#simulators/bank/payer.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'

export const ordinary = '6037990000001234'
export const amount = rial(28_900_000)

export interface Begun {
  readonly started: Extract<Started, { kind: 'started' }>
  readonly claim: Claim
}

export interface TestBank {
  readonly bank: BankSimulator
  readonly gateways: readonly Gateway[]
  gateway(name: string): Gateway
  /** With a timeout of half a second. */
  impatient(gateway: Gateway): Gateway
  begun(gateway: Gateway): Promise<Begun>
  paid(gateway: Gateway, card: string): Promise<Claim>
  pay(gateway: Gateway, begun: Begun, card: string): Promise<Back | undefined>
  turnBack(gateway: Gateway, begun: Begun): Promise<Back | undefined>
  inBooks(claim: Claim): Payment | undefined
  wait(minutes: number): void
}

export interface Back {
  readonly sent: ReturnSent
  readonly returned: Returned | undefined
  readonly claim: Claim
}

export async function openTestBank(): Promise<TestBank> {
  let now = Temporal.Instant.from('2026-11-21T08:00:00Z')
  let serial = 1_000_240
  const bank = await openBankSimulator({ port: 0, now: () => now, lateSeconds: 0, slowSeconds: 5 })
  const gateways = adapters(bank.url, { now: () => now, timeoutMs: 20_000 })
  const impatient = adapters(bank.url, { now: () => now, timeoutMs: 500 })
  const begun = async (gateway: Gateway): Promise<Begun> => {
    serial += 1
    const asked = { attemptId: randomUUID(), serial, amount }
    const started = await gateway.start({
      ...asked,
      description: 'سفارش 10420318 <«&»>',
      returnAddress: `http://127.0.0.1:9/return/${asked.attemptId}`,
      mobile: '09121234567',
    })
    assert.ok(started.kind === 'started', JSON.stringify(started))
    const { reference, charged } = started
    return { started, claim: { ...asked, reference, ...(charged === undefined ? {} : { charged }) } }
  }
  const pay: TestBank['pay'] = async (gateway, { started, claim }, card) =>
    readBack(gateway, claim, await payBy(started.action, card))
  return {
    bank,
    gateways,
    gateway: (name) => gateways.find((each) => each.name === name) ?? assert.fail(name),
    impatient: ({ name }) => impatient.find((each) => each.name === name) ?? assert.fail(name),
    begun,
    pay,
    paid: async (gateway, card) => {
      const one = await begun(gateway)
      return (await pay(gateway, one, card))?.claim ?? one.claim
    },
    turnBack: async (gateway, { started, claim }) =>
      readBack(gateway, claim, await turnBackBy(started.action)),
    inBooks: ({ reference }) => bank.books.find(reference),
    wait: (minutes) => {
      now = now.add({ minutes })
    },
  }
}

interface Patience {
  readonly now: () => Temporal.Instant
  readonly timeoutMs: number
}

function adapters(url: string, { now, timeoutMs }: Patience): readonly Gateway[] {
  return [
    openZarinpal({
      baseUrl: `${url}/zarinpal`,
      merchantId: '11111111-2222-4333-8444-555555555555',
      timeoutMs,
    }),
    openZibal({ baseUrl: `${url}/zibal`, merchant: 'zibal', timeoutMs }),
    openSep({ baseUrl: `${url}/sep`, terminalId: '10023', timeoutMs }),
    openMellat({
      baseUrl: `${url}/mellat`,
      terminalId: '7001',
      userName: 'shop',
      userPassword: 'a<b>&"c',
      timeoutMs,
      now,
    }),
    openHyperpay({
      baseUrl: `${url}/oppwa`,
      entityId: '8a8294174b7ecb28014b9699220015ca',
      token: 't',
      timeoutMs,
    }),
  ]
}

/** Facts count only when the return names this attempt. */
function readBack(gateway: Gateway, claim: Claim, back: BroughtBack | undefined): Back | undefined {
  if (back === undefined) return undefined
  const query = Object.fromEntries(new URL(back.address).searchParams)
  const sent: ReturnSent = { method: back.method, fields: { ...query, ...back.fields } }
  const returned = gateway.parseReturn(sent)
  const isOwn = returned?.reference === claim.reference
  return { sent, returned, claim: isOwn ? { ...claim, returned: returned.facts } : claim }
}
