/** Classes of PostgreSQL's codes in which the database is not well, whatever was asked: connections, resources, its operator, its disk. */
const unwell = /^(08|53|57P|58)/

/** Single codes of the same kind; nothing was done, and the same may be asked again. */
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

/** What the driver says without a code: of a pool that is full or closing, and of a connection that broke. */
const said =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Client was closed|after calling end on the pool|driver has already been destroyed|cached plan must not change result type/

/** Is this the database's trouble and no bug? Then nothing was done, and whoever asks again a little later may be served. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && (unwell.test(code) || notNow.has(code) || network.has(code))) return true
  if (said.test(error.message)) return true
  return error instanceof AggregateError
    ? error.errors.some(isDatabaseTrouble)
    : isDatabaseTrouble(error.cause)
}
