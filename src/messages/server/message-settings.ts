import * as z from 'zod'
import { type PushSettings, pushFaults, pushIn } from '#messages/server/push-settings.ts'
import { type SiteSenders, siteSendersIn } from '#messages/server/site-sender-settings.ts'
import { type SmsSettings, smsEnvironment, smsIn } from '#messages/server/sms-settings.ts'
import { port } from '#server/environment.ts'
import { type Given, type Mode, namesIn } from '#server/given.ts'

export interface BaleSettings {
  readonly isSimulator: boolean
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface WhatsappSettings {
  readonly isSimulator: boolean
  readonly baseUrl: string
  readonly phoneNumberId: string
  readonly token: string
}

export interface MailSettings {
  readonly isSimulator: boolean
  /** `smtps://name:password@host:465` */
  readonly url: string
  readonly from: string
}

export interface SmsIrSettings {
  readonly isSimulator: boolean
  readonly baseUrl: string
  readonly apiKey: string
  /** template numbers: `code:100001,ticket-issued:100002`; the simulator numbers them in order */
  readonly templates: Readonly<Record<string, number>>
}

export interface WaySettings {
  readonly bale?: BaleSettings
  readonly whatsapp?: WhatsappSettings
  readonly mail?: MailSettings
  readonly smsir?: SmsIrSettings
  readonly push?: PushSettings
}

export interface MessageSettings {
  readonly sms: SmsSettings
  readonly ways: WaySettings
  readonly senders: SiteSenders
}

export const messageEnvironment = {
  ...smsEnvironment,
  MESSENGERS_TWIN_PORT: port.optional(),
  MAIL_TWIN_PORT: port.optional(),
  PUSH_TWIN_PORT: port.optional(),
} as const

export function messageSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: MessageSettings; readonly faults: readonly string[] } {
  const { sms, faults: atSms } = smsIn(given, mode)
  const { ways, faults: atWays } = waysIn(given, mode)
  const { senders, faults: atSenders } = siteSendersIn(given)
  return { settings: { sms, ways, senders }, faults: [...atSms, ...atWays, ...atSenders] }
}

const wayNames = ['bale', 'whatsapp', 'mail', 'smsir', 'push'] as const
type WayName = (typeof wayNames)[number]

const needed = {
  bale: ['BALE_CLIENT_ID', 'BALE_CLIENT_SECRET'],
  whatsapp: ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  smsir: ['SMSIR_API_KEY', 'SMSIR_TEMPLATES'],
  push: ['VAPID_PRIVATE_KEY'],
} as const satisfies Record<WayName, readonly string[]>

const smsPort = 3002
const messengersPort = 3006
const mailPort = 3007

/** `MESSAGES` names the channels beside SMS (`none` for none); a demo has all, with simulators, production those named. */
export function waysIn(
  given: Given,
  mode: Mode,
): { readonly ways: WaySettings; readonly faults: readonly string[] } {
  const wanted = namesIn(given['MESSAGES'])
  const active: readonly string[] = wanted ?? (mode === 'demo' ? wayNames : [])
  const faults = active.flatMap((name) =>
    isWay(name)
      ? faultsOf(name, { given, mode })
      : [`MESSAGES: there is no way ${name}; there are ${wayNames.join(', ')}`],
  )
  const isSimulator = (name: WayName) =>
    mode === 'demo' && needed[name].every((key) => given[key] === undefined)
  return {
    ways: {
      ...(active.includes('bale') && { bale: baleIn(given, isSimulator('bale')) }),
      ...(active.includes('whatsapp') && { whatsapp: whatsappIn(given, isSimulator('whatsapp')) }),
      ...(active.includes('mail') && { mail: mailIn(given, isSimulator('mail')) }),
      // both SMS simulators are one: a demo with another first provider has no second
      ...(active.includes('smsir') &&
        !(isSimulator('smsir') && given['SMS_URL'] !== undefined) && {
          smsir: smsIrIn(given, isSimulator('smsir')),
        }),
      ...(active.includes('push') && { push: pushIn(given, isSimulator('push')) }),
    },
    faults,
  }
}

function isWay(name: string): name is WayName {
  return wayNames.some((one) => one === name)
}

function faultsOf(name: WayName, { given, mode }: { given: Given; mode: string }): readonly string[] {
  const missing = needed[name].filter((key) => given[key] === undefined)
  const atPush = name === 'push' ? pushFaults(given) : []
  if (mode === 'demo' && missing.length === needed[name].length) return atPush
  const { BALE_URL, WHATSAPP_URL, SMTP_URL, MAIL_FROM } = given
  const addresses: Partial<Record<WayName, readonly [string, string | undefined]>> = {
    bale: ['BALE_URL', BALE_URL],
    whatsapp: ['WHATSAPP_URL', WHATSAPP_URL],
    smsir: ['SMSIR_URL', given['SMSIR_URL']],
  }
  const [key, url] = addresses[name] ?? []
  return [
    ...missing.map((setting) => `${setting}: is needed to send messages by ${name}`),
    ...atPush,
    ...(url !== undefined &&
    !z.url({ protocol: mode === 'production' ? /^https$/ : /^https?$/ }).safeParse(url).success
      ? [`${key}: must be an address`]
      : []),
    ...(name === 'mail' && SMTP_URL !== undefined && !/^smtps?:\/\/[^/\s?#]+$/.test(SMTP_URL)
      ? ['SMTP_URL: must be like smtps://name:password@host:465']
      : []),
    ...(name === 'mail' && MAIL_FROM !== undefined && !z.email().safeParse(MAIL_FROM).success
      ? ['MAIL_FROM: must be an e-mail address']
      : []),
    ...(name === 'smsir' && !/^(?:[a-z-]+:\d+(?:,|$))*$/.test(given['SMSIR_TEMPLATES'] ?? '')
      ? ['SMSIR_TEMPLATES: must be like code:100001,ticket-issued:100002']
      : []),
  ]
}

function simulatedMessengers(given: Given): string {
  return `http://localhost:${given['MESSENGERS_TWIN_PORT'] ?? messengersPort}`
}

function baleIn(given: Given, isSimulator: boolean): BaleSettings {
  return {
    isSimulator,
    baseUrl: trimmed(
      given['BALE_URL'] ??
        (isSimulator ? `${simulatedMessengers(given)}/bale` : 'https://safir.bale.ai/api/v2'),
    ),
    clientId: given['BALE_CLIENT_ID'] ?? 'parastoo',
    clientSecret: given['BALE_CLIENT_SECRET'] ?? 'house-simulator',
  }
}

function whatsappIn(given: Given, isSimulator: boolean): WhatsappSettings {
  const real = 'https://graph.facebook.com/v23.0'
  return {
    isSimulator,
    baseUrl: trimmed(
      given['WHATSAPP_URL'] ?? (isSimulator ? `${simulatedMessengers(given)}/graph/v23.0` : real),
    ),
    phoneNumberId: given['WHATSAPP_PHONE_NUMBER_ID'] ?? '106540352242922',
    token: given['WHATSAPP_TOKEN'] ?? 'house-simulator',
  }
}

function mailIn(given: Given, isSimulator: boolean): MailSettings {
  const simulator = `smtp://parastoo:house-simulator@localhost:${given['MAIL_TWIN_PORT'] ?? mailPort}`
  return {
    isSimulator,
    url: given['SMTP_URL'] ?? simulator,
    from: given['MAIL_FROM'] ?? 'tickets@parastoo.example',
  }
}

function smsIrIn(given: Given, isSimulator: boolean): SmsIrSettings {
  const simulator = `http://localhost:${given['SMS_TWIN_PORT'] ?? smsPort}/smsir`
  const named = (given['SMSIR_TEMPLATES'] ?? '').split(',').filter((one) => one.includes(':'))
  return {
    isSimulator,
    baseUrl: trimmed(given['SMSIR_URL'] ?? (isSimulator ? simulator : 'https://api.sms.ir')),
    apiKey: given['SMSIR_API_KEY'] ?? 'house-simulator',
    templates: Object.fromEntries(named.map((one) => one.split(':')).map(([name, id]) => [name, Number(id)])),
  }
}

function trimmed(url: string): string {
  return url.replace(/\/$/, '')
}
