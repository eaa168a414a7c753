import { looseJson } from '#flights/supplier/server/nira/loose-json.ts'
import { type ReceivedEvent, receiveEvents } from '#suppliers/server/suppliers.ts'

export interface NiraAccess {
  readonly baseUrl: string
  readonly officeUser: string
  readonly officePass: string
}

const pages = {
  availability: 'ws1/AvailabilityFareJS.jsp',
  fare: 'ws1/FareJS.jsp',
  retrieve: 'ws1/NRSRT.jsp',
  penaltyNow: 'ws1/NRSPenaltyNow.jsp',
  ticket: 'ws1/NRSETR.jsp',
  command: 'ws1/NRSCommand.jsp',
  reserve: 'ws2/cgi-bin/NRSWEB.cgi/ReservJS',
  issue: 'ws2/cgi-bin/NRSWEB.cgi/ETIssueJS',
  cancel: 'ws2/cgi-bin/NRSWEB.cgi/CancelPNRJS',
  refund: 'ws2/cgi-bin/NRSWEB.cgi/ETRefundJS',
} as const
export type NiraPage = keyof typeof pages

/** GET only, with name and password in the address: so addresses are never logged. */
export function askNira(
  { baseUrl, officeUser, officePass }: NiraAccess,
  asked: { readonly page: NiraPage; readonly fields: Readonly<Record<string, string | number>> },
  signal: AbortSignal,
): Promise<ReceivedEvent> {
  const address = new URL(`${baseUrl}/${pages[asked.page]}`)
  for (const [name, value] of Object.entries(asked.fields)) address.searchParams.set(name, String(value))
  address.searchParams.set('OfficeUser', officeUser)
  address.searchParams.set('OfficePass', officePass)
  return receiveEvents({
    address,
    signal,
    charset: asked.page === 'fare' ? 'windows-1256' : 'utf-8',
    isCommand: pages[asked.page].startsWith('ws2/'),
  })
}

/** A page's content: data, or words in its place. HTML, an error status or a truncated response is neither. */
export type NiraSaid =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'nothing'; readonly why: string }

export function saidIn({ status, text }: Extract<ReceivedEvent, { kind: 'text' }>): NiraSaid {
  if (text.includes('AUTHENTICATION FAILED')) return { kind: 'words', words: 'AUTHENTICATION FAILED' }
  if (status !== 200) return { kind: 'nothing', why: `status ${status}` }
  const trimmed = text.trim()
  if (trimmed.startsWith('<')) return { kind: 'nothing', why: 'a page instead of data' }
  if (!trimmed.startsWith('{')) return { kind: 'words', words: trimmed.slice(0, 20_000) }
  try {
    return { kind: 'data', data: looseJson(text) }
  } catch {
    return { kind: 'nothing', why: 'an answer that is no data' }
  }
}
