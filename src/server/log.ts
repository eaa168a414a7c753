import { type DestinationStream, type Logger, pino } from 'pino'
import { traceHere } from '#server/tracing/trace.ts'

/** Redacted at the top and one level down (`*` does not cover the top). */
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

/** Every line bears the trace it belongs to. Bodies are never logged; secret fields are redacted. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: () => ({ traceId: traceHere()?.traceId }),
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: { err: errorInLog },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Fields in which PostgreSQL quotes row values, which are personal, and the connection that its driver hangs on the error. */
const untold = new Set(['detail', 'where', 'internalQuery', 'hint', 'client'])

function errorInLog(error: unknown): unknown {
  return error instanceof Error ? withoutQuotes(pino.stdSerializers.errWithCause(error)) : error
}

/** Errors may nest (cause, AggregateError). Their code is renamed, so that it is not redacted as a one-time code. */
function withoutQuotes(serialized: object): object {
  const { raw: _, ...told } = serialized as { readonly raw?: unknown }
  return Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => !untold.has(name))
      .map(([name, value]) => [name === 'code' ? 'errorCode' : name, inner(value)]),
  )
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  return value !== null && typeof value === 'object' ? withoutQuotes(value) : value
}
