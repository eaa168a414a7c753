import * as z from 'zod'
import { persianDigits } from '#money/digits.ts'

export interface ContactSettings {
  /** E.164 */
  readonly phone?: string
  /** as it is read, in Persian digits */
  readonly phoneWritten?: string
  readonly email?: string
  readonly hours?: string
  readonly address?: string
}

const Given = z.object({
  CONTACT_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number with its country, as +982191004040')
    .optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_HOURS: z.string().min(3, 'must say when somebody answers').optional(),
  CONTACT_ADDRESS: z.string().min(10, 'must be a whole address').optional(),
})

const names = ['CONTACT_PHONE', 'CONTACT_EMAIL', 'CONTACT_HOURS', 'CONTACT_ADDRESS'] as const

/** `CONTACT_…`: production shows only what is set. */
export function contactIn(
  given: Readonly<Record<string, string | undefined>>,
  mode: 'demo' | 'production',
): { readonly contact: ContactSettings; readonly faults: readonly string[] } {
  const read = Given.safeParse(given)
  if (!read.success)
    return {
      contact: {},
      faults: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  const {
    CONTACT_PHONE: phone,
    CONTACT_EMAIL: email,
    CONTACT_HOURS: hours,
    CONTACT_ADDRESS: address,
  } = read.data
  const missing = names.filter((name) => mode === 'production' && read.data[name] === undefined)
  return {
    contact: {
      ...(phone !== undefined && { phone, phoneWritten: phoneWritten(phone) }),
      ...(email !== undefined && { email }),
      ...(hours !== undefined && { hours }),
      ...(address !== undefined && { address }),
    },
    faults: missing.map((name) => `${name}: must be given in production`),
  }
}

/** «۰۲۱ ۹۱۰۰ ۴۰۴۰» of a line in Iran, by its city; another country's with its code. */
function phoneWritten(phone: string): string {
  const parts = /^\+98(\d{2})(\d{4})(\d{4})$/.exec(phone)
  return persianDigits(parts === null ? phone : `0${parts.slice(1).join(' ')}`)
}
