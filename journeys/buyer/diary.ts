import type { WayToBank } from '#simulators/bank/payer.ts'
import type { Ask, TestResponse } from '#testing/app/agency.ts'
import type { Person } from './person.ts'

export interface Shop {
  readonly ask: Ask
  readonly pepper: string
  /** For gateways that need a form; undefined means gateways with an address. */
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

/** An acknowledged call that moved money or seats: repeating it with its key must give the same bytes. */
export interface Promised {
  readonly line: string
  readonly key: string
  readonly body?: object
  readonly parts?: Readonly<Record<string, string>>
  readonly text: string
}

export interface Diary {
  readonly buyer: Buyer
  readonly promised: Promised[]
  orderId?: string
  /** what was bought at once, by the trip that it is */
  tripId?: string
  /** of the orders of that trip */
  readonly parts: Diary[]
  total?: number
  /** status at the last poll */
  status?: string
  pnr?: string
  toppedUp?: number
  /** tracking number of the refund */
  refund?: string
  /** what was taken out of the wallet, by its id */
  withdrawal?: { readonly id: string; readonly isCancelled: boolean }
  /** of the flights taken in place of this one, each a submission of its own */
  readonly others: Diary[]
  /** of the flights taken in place of this one, which could not be issued */
  readonly instead: Diary[]
  /** of what was bought beside the ticket later: a bag, a policy */
  readonly beside: Diary[]
  /** the day that a correction made of the first traveller's day of birth */
  bornOn?: string
  /** the refusal that ended it */
  refused?: TestResponse
}

export function newDiary(buyer: Buyer): Diary {
  return { buyer, promised: [], parts: [], others: [], instead: [], beside: [] }
}

export async function once(
  shop: Shop,
  diary: Diary,
  { line, ...sent }: Pick<Promised, 'line' | 'body' | 'parts'>,
): Promise<TestResponse | undefined> {
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
