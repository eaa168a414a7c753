import type { MailHouse } from '#messages/mail.ts'
import { openBale } from '#messages/server/bale.ts'
import type { Browsers } from '#messages/server/browsers.ts'
import type { Carriers } from '#messages/server/carrier.ts'
import { failOver } from '#messages/server/fail-over.ts'
import { openKavenegar } from '#messages/server/kavenegar.ts'
import type { MessageSettings, SmsIrSettings } from '#messages/server/message-settings.ts'
import { openPush } from '#messages/server/push.ts'
import { openSmsIr } from '#messages/server/sms-ir.ts'
import { openSmtp } from '#messages/server/smtp.ts'
import { openVapid, type Vapid } from '#messages/server/vapid.ts'
import { openWhatsapp } from '#messages/server/whatsapp.ts'
import { templates } from '#messages/templates.ts'
import type { House } from '#server/house.ts'
import type { Settings } from '#server/settings.ts'
import type { Site } from '#server/sites.ts'

export function carriersOf({ settings, clock }: House<MessageSettings>, browsers: Browsers): Carriers {
  const { sms, ways, sites } = settings
  return {
    Sms: ways.smsir ? failOver(openKavenegar(sms), openSmsIr(numbered(ways.smsir))) : openKavenegar(sms),
    ...(ways.bale && { Bale: openBale(ways.bale) }),
    ...(ways.whatsapp && { Whatsapp: openWhatsapp(ways.whatsapp) }),
    ...(ways.push && {
      Push: openPush(ways.push, { browsers, vapid: vapidOf(settings), now: () => clock.now() }),
    }),
    ...(ways.mail && { Email: openSmtp(ways.mail, () => mailHouse(sites.here())) }),
  }
}

function mailHouse({ brand: { name, inks, contact }, publicUrl }: Site): MailHouse {
  const { phoneText, email } = contact
  return { name, publicUrl, colour: inks.mail, phoneText, email }
}

/** The VAPID subject is the address of our mail; browsers everywhere know one key of ours. */
export function vapidOf(settings: Settings): Vapid {
  return openVapid(settings.secrets.push, `mailto:${settings.sites.all[0].brand.contact.email}`)
}

function numbered(smsir: SmsIrSettings): SmsIrSettings {
  if (!smsir.isSimulator) return smsir
  return {
    ...smsir,
    templates: Object.fromEntries(Object.keys(templates).map((name, at) => [name, 100_001 + at])),
  }
}
