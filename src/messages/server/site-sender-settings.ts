import * as z from 'zod'
import { type Given, listIn } from '#server/given.ts'
import { isVapidKey } from '#server/vapid-key.ts'

/** What a further brand sends by in its own name; by brand. What is not here is the house's. */
export interface SiteSenders {
  /** its account at Kavenegar */
  readonly smsApiKeys: Senders
  /** its address of e-mail, at the house's server */
  readonly mailFrom: Senders
  /** Meta's id of its number */
  readonly whatsappNumbers: Senders
  /** its client at Bale's gateway, `id:secret` */
  readonly baleClients: Senders
  /** its VAPID key */
  readonly pushKeys: Senders
}

type Senders = Readonly<Record<string, string>>

const settings = {
  smsApiKeys: ['SITE_SMS_API_KEYS', (key) => key.length >= 8, 'a key of at least 8 characters'],
  mailFrom: ['SITE_MAIL_FROM', (from) => z.email().safeParse(from).success, 'an e-mail address'],
  whatsappNumbers: ['SITE_WHATSAPP_NUMBERS', (id) => /^\d{5,20}$/.test(id), "a number's id, in digits"],
  baleClients: ['SITE_BALE_CLIENTS', (client) => /^[^:\s]+:\S+$/.test(client), 'a client of Bale, id:secret'],
  pushKeys: ['SITE_VAPID_KEYS', isVapidKey, 'a private key on P-256, 32 bytes in base64url'],
} as const satisfies Record<keyof SiteSenders, readonly [string, (value: string) => boolean, string]>

/** `SITE_MAIL_FROM=chakavak=tickets@chakavak.example,…` and its like, for brands that `SITES` names. */
export function siteSendersIn(given: Given): {
  readonly senders: SiteSenders
  readonly faults: readonly string[]
} {
  const read = Object.entries(settings).map(([name, [key]]) => [name, pairsIn(given[key])] as const)
  const named = Object.fromEntries(read)
  const { smsApiKeys = {}, mailFrom = {}, whatsappNumbers = {}, baleClients = {}, pushKeys = {} } = named
  const senders = { smsApiKeys, mailFrom, whatsappNumbers, baleClients, pushKeys }
  const sites = Object.keys(pairsIn(given['SITES']))
  return {
    senders,
    faults: read.flatMap(([name, pairs]) => faultsIn(settings[name as keyof SiteSenders], pairs, sites)),
  }
}

/** A value may hold `=`, a brand's name never does. */
function pairsIn(text: string | undefined): Senders {
  const pairs = (listIn(text) ?? []).map((one) => /^([^=]*)=(.*)$/.exec(one))
  return Object.fromEntries(pairs.map((found) => [found?.[1]?.trim() ?? '', found?.[2]?.trim() ?? '']))
}

function faultsIn(
  [key, isRight, what]: (typeof settings)[keyof SiteSenders],
  named: Senders,
  sites: readonly string[],
): readonly string[] {
  return Object.entries(named).flatMap(([brand, value]) => [
    ...(sites.includes(brand) ? [] : [`${key}: no further site shows «${brand}»; it is written brand=value`]),
    ...(isRight(value) ? [] : [`${key}: ${brand} must have ${what}`]),
  ])
}
