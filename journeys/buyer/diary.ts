import type { WayToBank } from '#simulators/bank/payer.ts'
import type { Ask, Told } from '#testing/app/agency.ts'
import type { Person } from './person.ts'

/** Where one buys: the wire, and the secret from which this house's captchas follow (the tests chose it). */
export interface Shop {
  readonly ask: Ask
  readonly pepper: string
  /** How a payer gets from our page to a bank that wants a form; without it all go to gateways with an address. */
  readonly wayOf?: (payment: Opened) => Promise<WayToBank | undefined>
}

export interface Opened {
  readonly id: string
  readonly address: string
}

export interface Buyer {
  readonly person: Person
  readonly userId: string
  readonly token: string
}

/** An acknowledged call that moved money or seats: asked again with its key it must be answered by the same bytes. */
export interface Promised {
  readonly line: string
  readonly key: string
  readonly body?: object
  readonly parts?: Readonly<Record<string, string>>
  readonly text: string
}

/** What a buyer knows because the server told him so. */
export interface Diary {
  readonly buyer: Buyer
  readonly promised: Promised[]
  orderId?: string
  total?: number
  /** where the order stood when he last looked */
  status?: string
  /** of the ticket or the voucher */
  pnr?: string
  /** rial that the bank took for the wallet */
  toppedUp?: number
  /** the tracking number of what was given back */
  refund?: string
  /** the refusal that ended it */
  refused?: Told
}

export function newDiary(buyer: Buyer): Diary {
  return { buyer, promised: [] }
}

/** Asks a call that moves money or seats, with a key of its own, and writes down what was promised or refused. */
export async function once(
  shop: Shop,
  diary: Diary,
  { line, ...sent }: Pick<Promised, 'line' | 'body' | 'parts'>,
): Promise<Told | undefined> {
  const { person, token } = diary.buyer
  const key = crypto.randomUUID()
  const told = await shop.ask(line, { by: token, key, ...sent, address: person.address })
  if (told.status !== 200) {
    diary.refused = told
    return undefined
  }
  diary.promised.push({ line, key, ...sent, text: told.text })
  return told
}
