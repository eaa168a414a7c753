import * as z from 'zod'
import {
  type AccountSettings,
  accountEnvironment,
  accountSettingsIn,
} from '#accounts/server/google-settings.ts'
import { type BackupSettings, backupSettingsIn } from '#database/backup/backup-settings.ts'
import { type DeskSettings, deskSettingsIn } from '#desk/server/desk-settings.ts'
import {
  type ExperienceSettings,
  experienceEnvironment,
  experienceSettingsIn,
} from '#experiences/server/experience-settings.ts'
import { type FlightSettings, flightEnvironment, flightSettingsIn } from '#flights/server/flight-settings.ts'
import { type HotelSettings, hotelEnvironment, hotelSettingsIn } from '#hotels/server/hotel-settings.ts'
import {
  type InsurerSettings,
  insurerEnvironment,
  insurerSettingsIn,
} from '#insurance/server/insurer-settings.ts'
import { ownLawFaults } from '#law/server/own-law-faults.ts'
import {
  type MagazineSettings,
  magazineEnvironment,
  magazineSettingsIn,
} from '#magazine/server/magazine-settings.ts'
import {
  type MessageSettings,
  messageEnvironment,
  messageSettingsIn,
} from '#messages/server/message-settings.ts'
import {
  type PaymentSettings,
  paymentEnvironment,
  paymentSettingsIn,
} from '#payments/server/payment-settings.ts'
import { type PayingOutSettings, payingOutIn } from '#refunds/server/payout-settings.ts'
import { type MarketplaceSettings, resellersIn } from '#resellers/server/reseller-settings.ts'
import { buildingEnvironment } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'
import { buildingIn, type Settings, WrongSettings } from '#server/settings.ts'

export type AdapterSettings = PaymentSettings &
  PayingOutSettings &
  FlightSettings &
  HotelSettings &
  InsurerSettings &
  ExperienceSettings &
  MessageSettings &
  AccountSettings &
  MarketplaceSettings &
  MagazineSettings &
  DeskSettings &
  BackupSettings

export type AgencySettings = Settings & AdapterSettings

export const Environment = z.object({
  ...buildingEnvironment,
  ...paymentEnvironment,
  ...flightEnvironment,
  ...hotelEnvironment,
  ...insurerEnvironment,
  ...experienceEnvironment,
  ...messageEnvironment,
  ...accountEnvironment,
  ...magazineEnvironment,
})

/** Defaults work on a fresh machine; throws WrongSettings. */
export function settingsFrom(environment: Given): AgencySettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success)
    throw new WrongSettings(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const { adapters, faults: outside } = adaptersIn(given, read.data.PARASTOO_MODE)
  // no key without a push service
  const pushKey = adapters.ways.push === undefined ? '' : adapters.ways.push.privateKey
  const building = buildingIn(read.data, { given, pushKey })
  const faults = [...building.faults, ...ownLawFaults(building.brands), ...outside]
  if (faults.length > 0) throw new WrongSettings(faults)
  return { ...building.settings(), ...adapters }
}

function adaptersIn(
  given: Given,
  mode: Mode,
): { readonly adapters: AdapterSettings; readonly faults: readonly string[] } {
  const payments = paymentSettingsIn(given, mode)
  const payingOut = payingOutIn(given, mode)
  const flights = flightSettingsIn(given, mode)
  const hotels = hotelSettingsIn(given, mode)
  const insurers = insurerSettingsIn(given, mode)
  const experiences = experienceSettingsIn(given, mode)
  const messages = messageSettingsIn(given, mode)
  const accounts = accountSettingsIn(given, mode)
  const marketplaces = resellersIn(given, mode)
  const magazine = magazineSettingsIn(given, mode)
  const desk = deskSettingsIn(given)
  const backup = backupSettingsIn(given)
  return {
    adapters: {
      ...payments.settings,
      ...payingOut.settings,
      ...flights.settings,
      ...hotels.settings,
      ...insurers.settings,
      ...experiences.settings,
      ...messages.settings,
      ...accounts.settings,
      ...marketplaces.settings,
      ...magazine.settings,
      ...desk.settings,
      ...backup.settings,
    },
    faults: [
      payments,
      payingOut,
      flights,
      hotels,
      insurers,
      experiences,
      messages,
      accounts,
      marketplaces,
      magazine,
      desk,
      backup,
    ].flatMap(({ faults }) => faults),
  }
}
