import path from 'node:path'
import { googleAt } from '#accounts/server/accounts.ts'
import type { AccountSettings, GoogleSettings } from '#accounts/server/google-settings.ts'
import { openMessageSimulators } from '#demo/message-simulators.ts'
import { flownInDemo } from '#demo/simulated-flights.ts'
import type { ExperienceSettings } from '#experiences/server/experience-settings.ts'
import type { FactsSettings } from '#flights/facts/server/facts-settings.ts'
import type { FlightSettings } from '#flights/server/flight-settings.ts'
import type { DuffelSettings } from '#flights/supplier/server/duffel/duffel-settings.ts'
import type { SupplierSettings } from '#flights/supplier/server/supplier-settings.ts'
import type { HotelSettings, HotelSupplierSettings } from '#hotels/server/hotel-settings.ts'
import type { InsurerSettings } from '#insurance/server/insurer-settings.ts'
import type { MagazineSettings, MagazineSource } from '#magazine/server/magazine-settings.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import type { PaymentSettings } from '#payments/server/payment-settings.ts'
import { freePort } from '#server/free-port.ts'
import type { Settings } from '#server/settings.ts'
import { openAeroDataBoxSimulator } from '#simulators/aerodatabox/server.ts'
import { openBankSimulator } from '#simulators/bank/server.ts'
import { openDuffelSimulator } from '#simulators/duffel/server.ts'
import { openDuffelStaysSimulator } from '#simulators/duffel-stays/server.ts'
import { openIdentitySimulator } from '#simulators/identity/server.ts'
import { openMagazineSimulator } from '#simulators/magazine/server.ts'
import { openNiraSimulator } from '#simulators/nira/server.ts'
import { openOctoSimulator } from '#simulators/octo/server.ts'
import { openPushSimulator } from '#simulators/push/server.ts'
import { openXCoverSimulator } from '#simulators/xcover/server.ts'

type Simulated = Settings &
  Pick<PaymentSettings, 'bank'> &
  MessageSettings &
  AccountSettings &
  FlightSettings &
  HotelSettings &
  InsurerSettings &
  ExperienceSettings &
  MagazineSettings

export interface Simulators<All> {
  readonly settings: All
  readonly inbox: string | undefined
  close(): Promise<void>
}

/** For every service not configured. A taken port moves to the next. */
export async function openSimulators<All extends Simulated>(settings: All): Promise<Simulators<All>> {
  const bank = settings.bank.isSimulator ? await openBank(settings) : undefined
  const messages = await openMessageSimulators(settings)
  const push = settings.ways.push && (await openPush(settings.ways.push))
  const identity = settings.google?.isSimulator === true ? await openIdentity(settings.google) : undefined
  const suppliers = await openSuppliers(settings)
  const stays = await openStays(settings)
  const insurers = await openInsurers(settings)
  const experiences = await openExperiences(settings)
  const facts =
    settings.facts?.isSimulator === true ? await openFacts(settings.facts, settings.seed) : undefined
  const magazine = settings.magazine?.isSimulator === true ? await openMagazine(settings.magazine) : undefined
  return {
    settings: {
      ...settings,
      bank: { ...settings.bank, baseUrl: bank?.url ?? settings.bank.baseUrl },
      ...messages.settings,
      ways: { ...messages.settings.ways, ...(push && { push: push.settings }) },
      google: identity?.settings ?? settings.google,
      suppliers: suppliers.settings,
      hotelSuppliers: stays.settings,
      insurers: insurers.settings,
      experienceSuppliers: experiences.settings,
      facts: facts?.settings ?? settings.facts,
      magazine: magazine?.settings ?? settings.magazine,
    },
    inbox: messages.inbox,
    close: async () =>
      void (await Promise.all([
        bank?.close(),
        messages.close(),
        push?.close(),
        suppliers.close(),
        stays.close(),
        insurers.close(),
        experiences.close(),
        identity?.close(),
        facts?.close(),
        magazine?.close(),
      ])),
  }
}

async function openBank({ bank, dataDir }: Simulated) {
  const port = await freePort(Number(new URL(bank.baseUrl).port))
  const simulator = await openBankSimulator({
    port,
    host: 'localhost',
    file: path.join(dataDir, 'bank.jsonl'),
  })
  return { ...simulator, url: `http://localhost:${port}` }
}

async function openIdentity({ authorizeUrl }: GoogleSettings) {
  const port = await freePort(Number(new URL(authorizeUrl).port))
  const simulator = await openIdentitySimulator({ port, host: 'localhost' })
  return { settings: googleAt(`http://localhost:${port}`), close: simulator.close }
}

async function openPush(push: NonNullable<MessageSettings['ways']['push']>) {
  if (push.simulatorUrl === undefined) return { settings: push, close: async () => undefined }
  const port = await freePort(Number(new URL(push.simulatorUrl).port))
  const simulator = await openPushSimulator({ port, host: 'localhost' })
  return { settings: { ...push, simulatorUrl: simulator.url }, close: simulator.close }
}

async function openFacts(facts: FactsSettings, seed: number) {
  const port = await freePort(Number(new URL(facts.baseUrl).port))
  const simulator = await openAeroDataBoxSimulator({ port, host: 'localhost', flown: flownInDemo(seed) })
  return { settings: { ...facts, baseUrl: `http://localhost:${port}` }, close: simulator.close }
}

/** A WordPress site with articles of ours. */
async function openMagazine({ baseUrl }: MagazineSource) {
  const port = await freePort(Number(new URL(baseUrl).port))
  const simulator = await openMagazineSimulator({ port, host: 'localhost' })
  return { settings: { isSimulator: true, baseUrl: `http://localhost:${port}` }, close: simulator.close }
}

async function openSuppliers({ suppliers, dataDir, publicUrl }: Simulated) {
  const opened: Awaited<ReturnType<typeof openSupplier>>[] = []
  for (const supplier of suppliers) opened.push(await openSupplier(supplier, { dataDir, publicUrl }))
  return {
    settings: opened.map(({ supplier }) => supplier),
    close: async () => void (await Promise.all(opened.map(async ({ close }) => close?.()))),
  }
}

async function openSupplier(
  supplier: SupplierSettings,
  { dataDir, publicUrl }: Pick<Settings, 'dataDir' | 'publicUrl'>,
) {
  if (!supplier.isSimulator) return { supplier, close: undefined }
  const port = await freePort(Number(new URL(supplier.baseUrl).port))
  const here = { port, host: 'localhost', file: path.join(dataDir, `${supplier.name}.jsonl`) }
  const simulator =
    supplier.name === 'nira' ? await openNiraSimulator(here) : await openDuffel(here, { supplier, publicUrl })
  return { supplier: { ...supplier, baseUrl: `http://localhost:${port}` }, close: simulator.close }
}

async function openStays({ hotelSuppliers, dataDir }: Simulated) {
  const opened: { readonly supplier: HotelSupplierSettings; readonly close?: () => Promise<void> }[] = []
  for (const supplier of hotelSuppliers) {
    if (!supplier.isSimulator) {
      opened.push({ supplier })
      continue
    }
    const port = await freePort(Number(new URL(supplier.baseUrl).port))
    const file = path.join(dataDir, `${supplier.name}.jsonl`)
    const simulator = await openDuffelStaysSimulator({ port, host: 'localhost', file })
    opened.push({ supplier: { ...supplier, baseUrl: `http://localhost:${port}` }, close: simulator.close })
  }
  return {
    settings: opened.map(({ supplier }) => supplier),
    close: async () => void (await Promise.all(opened.map(async ({ close }) => close?.()))),
  }
}

async function openInsurers({ insurers, dataDir }: Simulated) {
  const opened: { readonly insurer: Simulated['insurers'][number]; readonly close?: () => Promise<void> }[] =
    []
  for (const insurer of insurers) {
    if (!insurer.isSimulator) {
      opened.push({ insurer })
      continue
    }
    const port = await freePort(Number(new URL(insurer.baseUrl).port))
    const file = path.join(dataDir, `${insurer.name}.jsonl`)
    const simulator = await openXCoverSimulator({ port, host: 'localhost', file })
    opened.push({ insurer: { ...insurer, baseUrl: `http://localhost:${port}/x` }, close: simulator.close })
  }
  return {
    settings: opened.map(({ insurer }) => insurer),
    close: async () => void (await Promise.all(opened.map(async ({ close }) => close?.()))),
  }
}

async function openExperiences({ experienceSuppliers, dataDir }: Simulated) {
  const opened: {
    readonly supplier: Simulated['experienceSuppliers'][number]
    readonly close?: () => Promise<void>
  }[] = []
  for (const supplier of experienceSuppliers) {
    if (!supplier.isSimulator) {
      opened.push({ supplier })
      continue
    }
    const port = await freePort(Number(new URL(supplier.baseUrl).port))
    const file = path.join(dataDir, `${supplier.name}.jsonl`)
    const simulator = await openOctoSimulator({ port, host: 'localhost', file })
    opened.push({ supplier: { ...supplier, baseUrl: `http://localhost:${port}` }, close: simulator.close })
  }
  return {
    settings: opened.map(({ supplier }) => supplier),
    close: async () => void (await Promise.all(opened.map(async ({ close }) => close?.()))),
  }
}

/** Sends webhooks to our public address, as Duffel does. */
function openDuffel(
  here: { readonly port: number; readonly host: string; readonly file: string },
  { supplier, publicUrl }: { readonly supplier: DuffelSettings; readonly publicUrl: string },
) {
  const secret = supplier.webhookSecret
  if (secret === undefined) return openDuffelSimulator(here)
  return openDuffelSimulator({ ...here, webhook: { url: `${publicUrl}/suppliers/duffel/events`, secret } })
}
