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
import { openVapids } from '#messages/server/vapids.ts'
import { openWhatsapp } from '#messages/server/whatsapp.ts'
import { templates } from '#messages/templates.ts'
import type { House } from '#server/house.ts'
import type { Site } from '#server/sites.ts'

export function carriersOf({ settings, clock }: House<MessageSettings>, browsers: Browsers): Carriers {
  const { sms, ways, sites, senders } = settings
  const kavenegar = openKavenegar({ ...sms, apiKeys: senders.smsApiKeys })
  return {
    Sms: ways.smsir ? failOver(kavenegar, openSmsIr(numbered(ways.smsir))) : kavenegar,
    ...(ways.bale && { Bale: openBale({ ...ways.bale, clients: senders.baleClients }) }),
    ...(ways.whatsapp && {
      Whatsapp: openWhatsapp({ ...ways.whatsapp, phoneNumberIds: senders.whatsappNumbers }),
    }),
    ...(ways.push && {
      Push: openPush(ways.push, { browsers, vapids: openVapids(settings), now: () => clock.now() }),
    }),
    ...(ways.mail && {
      Email: openSmtp({ ...ways.mail, froms: senders.mailFrom }, () => mailHouse(sites.here())),
    }),
  }
}

function mailHouse({ brand: { name, inks, contact }, publicUrl }: Site): MailHouse {
  const { phoneText, email } = contact
  return { name, publicUrl, colour: inks.mail, phoneText, email }
}

function numbered(smsir: SmsIrSettings): SmsIrSettings {
  if (!smsir.isSimulator) return smsir
  return {
    ...smsir,
    templates: Object.fromEntries(Object.keys(templates).map((name, at) => [name, 100_001 + at])),
  }
}
