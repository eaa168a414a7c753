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
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
