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
import type { BrandId } from '#web/brand/brand.ts'
import { brandIn } from '#web/brand/brands.ts'

/** each palette's primary colour (light) */
const colours = { parastoo: '#2344a6', chakavak: '#0b6165' } as const satisfies Record<BrandId, string>

export function carriersOf({ settings, clock }: House<MessageSettings>, browsers: Browsers): Carriers {
  const { sms, ways, brand, publicUrl } = settings
  const { name, contact } = brandIn(settings)
  const house = { name, publicUrl, colour: colours[brand], phoneText: contact.phoneText }
  return {
    Sms: ways.smsir ? failOver(openKavenegar(sms), openSmsIr(numbered(ways.smsir))) : openKavenegar(sms),
    ...(ways.bale && { Bale: openBale(ways.bale) }),
    ...(ways.whatsapp && { Whatsapp: openWhatsapp(ways.whatsapp) }),
    ...(ways.push && {
      Push: openPush(ways.push, { browsers, vapid: vapidOf(settings), now: () => clock.now() }),
    }),
    ...(ways.mail && { Email: openSmtp(ways.mail, house) }),
  }
}

/** The VAPID subject is the address of our mail. */
export function vapidOf(settings: Settings): Vapid {
  return openVapid(settings.secrets.push, `mailto:${brandIn(settings).contact.email}`)
}

function numbered(smsir: SmsIrSettings): SmsIrSettings {
  if (!smsir.isSimulator) return smsir
  return {
    ...smsir,
    templates: Object.fromEntries(Object.keys(templates).map((name, at) => [name, 100_001 + at])),
  }
}
