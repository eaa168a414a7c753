import { type DestinationStream, type Logger, pino } from 'pino'

/** What may never be read in a log, at the top and one level down (a star does not cover the top). */
const secret = [
  'password',
  'oldPassword',
  'newPassword',
  'repeatPassword',
  'username',
  'code',
  'token',
  'access_token',
  'refresh_token',
  'nationalCode',
  'passportNumber',
  'phone',
  'mobile',
  'email',
  'authorization',
  'cookie',
]

/** One structured line an event. Bodies are not logged; what slips in by name is blotted out. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: { err: errorInLog },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Where PostgreSQL quotes rows and values, which are somebody's; its code, constraint, table and column say what went wrong. */
const quoting = new Set(['detail', 'where', 'internalQuery', 'hint'])

function errorInLog(error: unknown): unknown {
  return error instanceof Error ? withoutQuotes(pino.stdSerializers.errWithCause(error)) : error
}

/** An error may hold others: its cause, or those of an AggregateError. Its code is no code that somebody types, and is named apart. */
function withoutQuotes(serialized: object): object {
  const { raw: _, ...told } = serialized as { readonly raw?: unknown }
  return Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => !quoting.has(name))
      .map(([name, value]) => [name === 'code' ? 'errorCode' : name, inner(value)]),
  )
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  return value !== null && typeof value === 'object' ? withoutQuotes(value) : value
}
