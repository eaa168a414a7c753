/** Values that a protocol names things by, and nobody: all others are told by their length alone. */
const words = /^[A-Za-z][A-Za-z_]{0,39}$/
const amount = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?$/
const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/
const reference = /^[a-z]{2,6}_[A-Za-z0-9]{6,40}$/

const told: Readonly<Record<string, RegExp>> = {
  ...named(['status', 'state', 'type', 'code', 'cabin_class', 'payment_type', 'source'], words),
  ...named(['currency', 'total_currency', 'base_currency', 'tax_currency', 'refund_currency'], words),
  ...named(['origin', 'destination', 'iata_code', 'board_type'], words),
  ...named(['amount', 'total_amount', 'base_amount', 'tax_amount', 'refund_amount', 'quantity'], amount),
  ...named(['created_at', 'expires_at', 'confirmed_at', 'cancelled_at', 'payment_required_by'], moment),
  ...named(['departing_at', 'arriving_at', 'check_in_date', 'check_out_date', 'before'], moment),
  ...named(['id', 'order_id', 'quote_id', 'rate_id', 'booking_id', 'offer_id'], reference),
}

function named(keys: readonly string[], pattern: RegExp): Record<string, RegExp> {
  return Object.fromEntries(keys.map((key) => [key, pattern]))
}

const mostDeep = 12
const mostItems = 10
export const mostText = 6000

/** The shape of what was sent or answered: fields by their names, values only where the list above lets them. */
export function anonymous(text: string): string {
  if (text === '') return ''
  const read = structured(text)
  const shown = read === undefined ? `…${text.length}` : JSON.stringify(shapeOf(read, '', 0))
  return shown.length > mostText ? `${shown.slice(0, mostText)}…` : shown
}

/** Of an address: its path without names or numbers, and what was asked in it by the same list. */
export function anonymousAddress({ pathname, searchParams }: URL): string {
  const path = pathname
    .split('/')
    .map((part) => (/^(?:[a-z][a-z_-]{0,39}|v\d)?$/.test(part) || reference.test(part) ? part : '…'))
    .join('/')
  const query = Object.fromEntries(searchParams)
  return Object.keys(query).length === 0 ? path : `${path} ${JSON.stringify(shapeOf(query, '', 0))}`
}

function structured(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // another format: nothing of it is told
  }
}

function shapeOf(value: unknown, key: string, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return told[key] === amount && amount.test(String(value)) ? value : '#'
  if (typeof value === 'string') return told[key]?.test(value) === true ? value : `…${value.length}`
  if (depth >= mostDeep) return '…'
  if (Array.isArray(value)) return listOf(value, key, depth)
  return fieldsOf(value as object, depth)
}

function listOf(all: readonly unknown[], key: string, depth: number): readonly unknown[] {
  const shown = all.slice(0, mostItems).map((one) => shapeOf(one, key, depth + 1))
  return all.length > mostItems ? [...shown, `…${all.length - mostItems}`] : shown
}

/** A field that is named by what somebody wrote is not a protocol's. */
function fieldsOf(value: object, depth: number): object {
  const fields = Object.entries(value).map(([key, one], nth) =>
    /^[a-z][a-z_]{0,39}$/.test(key) ? [key, shapeOf(one, key, depth + 1)] : [`…${nth}`, '…'],
  )
  return Object.fromEntries(fields)
}
