/** SQLSTATE classes of an unwell database: connections, resources, operator, disk. */
const unwell = /^(08|53|57P|58)/

/** Single codes of that kind; nothing was done, so retrying is safe. */
const notNow = new Set([
  '25006', // read-only: a standby, or closed for writing
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that took too long
  '40001', // serialization
  '40P01', // deadlock
  '55P03', // a lock was not to be had in time
  '57014', // a statement took too long
])

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])

/** Driver errors without a code. */
const said =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Client was closed|after calling end on the pool|driver has already been destroyed|cached plan must not change result type|Postgres connection has been discarded/

/** A database problem rather than a bug: nothing was done, retrying may help. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && (unwell.test(code) || notNow.has(code) || network.has(code))) return true
  if (said.test(error.message)) return true
  return error instanceof AggregateError
    ? error.errors.some(isDatabaseTrouble)
    : isDatabaseTrouble(error.cause)
}
