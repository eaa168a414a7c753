import * as z from 'zod'
import { defaultZone, iranZone, type Zone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'

const officeZones = [iranZone, defaultZone] as const

export interface ContactSettings {
  readonly phone?: string
  /** as it is read, in Persian digits */
  readonly phoneText?: string
  readonly email?: string
  readonly hours?: string
  readonly address?: string
  readonly mobile?: string
  /** `09:00-24:00`, by `zone` */
  readonly open?: string
  /** the same of Fridays and holidays, or `closed`; as other days when left out */
  readonly openDaysOff?: string
  /** of the office */
  readonly zone?: Zone
}

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const span = new RegExp(`^${clock}-(?:${clock}|24:00)$`)
const spanOrClosed = new RegExp(`${span.source}|^closed$`)

const Given = z.object({
  CONTACT_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number with its country, as +982191004040')
    .optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_HOURS: z.string().min(3, 'must say when somebody answers').optional(),
  CONTACT_ADDRESS: z.string().min(10, 'must be a whole address').optional(),
  CONTACT_MOBILE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number with its country, as +989121234567')
    .optional(),
  CONTACT_OPEN: z.string().regex(span, 'must be hours by CONTACT_ZONE, as 09:00-24:00').optional(),
  CONTACT_OPEN_DAYS_OFF: z.string().regex(spanOrClosed, 'must be hours as 10:00-14:00, or closed').optional(),
  CONTACT_ZONE: z.enum(officeZones, 'must be Asia/Tehran or Asia/Baghdad').optional(),
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
    CONTACT_MOBILE: mobile,
    CONTACT_OPEN: open,
    CONTACT_OPEN_DAYS_OFF: openDaysOff,
    CONTACT_ZONE: zone,
  } = read.data
  const missing = names.filter((name) => mode === 'production' && read.data[name] === undefined)
  return {
    contact: {
      ...(phone !== undefined && { phone, phoneText: phoneText(phone) }),
      ...(email !== undefined && { email }),
      ...(hours !== undefined && { hours }),
      ...(address !== undefined && { address }),
      ...(mobile !== undefined && { mobile }),
      ...openIn({ open, hours, mode }),
      ...(openDaysOff !== undefined && { openDaysOff }),
      ...(zone !== undefined && { zone }),
    },
    faults: missing.map((name) => `${name}: must be given in production`),
  }
}

/** «۰۲۱ ۹۱۰۰ ۴۰۴۰» of a line in Iran, by its city; another country's with its code. */
function phoneText(phone: string): string {
  const parts = /^\+98(\d{2})(\d{4})(\d{4})$/.exec(phone)
  return persianDigits(parts === null ? phone : `0${parts.slice(1).join(' ')}`)
}

/** A demo keeps the hours that its made-up sentence tells. */
function openIn(given: {
  readonly open: string | undefined
  readonly hours: string | undefined
  readonly mode: 'demo' | 'production'
}): Pick<ContactSettings, 'open'> {
  if (given.open !== undefined) return { open: given.open }
  return given.mode === 'demo' && given.hours === undefined ? { open: '09:00-24:00' } : {}
}
