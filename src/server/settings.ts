import path from 'node:path'
import { addressFaults } from '#server/address-faults.ts'
import { type AppSettings, appsIn } from '#server/app-settings.ts'
import { CannotOpen } from '#server/cannot-open.ts'
import { type CardsAbroadSettings, cardsAbroadIn } from '#server/cards-abroad-settings.ts'
import { Environment } from '#server/environment.ts'
import { type FactsSettings, factsIn } from '#server/facts-settings.ts'
import { type GatewaySettings, gatewaysIn } from '#server/gateway-settings.ts'
import { type GoogleSettings, googleIn } from '#server/google-settings.ts'
import { type HotelSupplierSettings, hotelSuppliersIn } from '#server/hotel-supplier-settings.ts'
import { type WaySettings, waysIn } from '#server/message-settings.ts'
import { type InquirySettings, type PayoutSettings, payoutIn } from '#server/payout-settings.ts'
import { type ResellerSettings, resellersIn } from '#server/reseller-settings.ts'
import { secretFaults } from '#server/secret-faults.ts'
import { type Secrets, secretsFrom } from '#server/secrets.ts'
import { type SettlementSettings, settlementsIn } from '#server/settlement-settings.ts'
import { type SupplierSettings, suppliersIn } from '#server/supplier-settings.ts'

/** Everything that may differ between one running Parastoo and another; read once, checked once. */
export interface Settings {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** the address travellers type, without a slash at its end */
  readonly publicUrl: string
  readonly dataDir: string
  /** a PostgreSQL of yours; nothing means the embedded one */
  readonly databaseUrl: string | undefined
  readonly brand: 'parastoo' | 'chakavak'
  /** whether this process works on jobs itself, or leaves them to `npm run worker` */
  readonly jobs: 'here' | 'elsewhere'
  /** proxies whose forwarded addresses are believed */
  readonly trustProxy: readonly string[]
  /** the house bank of a demo, which speaks the protocol of every gateway */
  readonly bank: { readonly baseUrl: string; readonly isTwin: boolean }
  readonly gateways: readonly GatewaySettings[]
  readonly cardsAbroad: CardsAbroadSettings
  /** nothing: no gateway is asked what it has settled */
  readonly settlements: SettlementSettings | undefined
  readonly payout: PayoutSettings
  readonly inquiry: InquirySettings
  /** who sells us flights beside our own inventory */
  readonly suppliers: readonly SupplierSettings[]
  /** who sells us hotels beside our own contracts */
  readonly hotelSuppliers: readonly HotelSupplierSettings[]
  /** who tells how punctual flights are; nothing: nobody is asked, and nothing is said of it */
  readonly facts: FactsSettings | undefined
  /** who shows our offers and sends us travellers */
  readonly resellers: readonly ResellerSettings[]
  readonly sms: { readonly baseUrl: string; readonly apiKey: string; readonly isTwin: boolean }
  /** the ways messages go beside SMS */
  readonly ways: WaySettings
  /** nothing: no sign-in with Google is offered */
  readonly google: GoogleSettings | undefined
  /** our apps for phones */
  readonly apps: AppSettings
  readonly secrets: Secrets
  /** the timetable's seed: the same seed and date give the same flights */
  readonly seed: number
  /** unpaid orders that may hold seats at once */
  readonly holds: {
    readonly perOwner: number
    readonly cancelled: number
    readonly perAddress: number
    readonly beforeCaptcha: number
  }
  /** among how many numbers a browser seeks one beside a captcha at ordinary times; 0 asks for no work */
  readonly captchaWork: number
  /** requests a minute from one address; 0 means no limit */
  readonly floodPerMinute: number
  /** for how long a server that is asked to end says so and serves on, before it stops listening */
  readonly drainSeconds: number
  readonly logLevel: string
}

/** The settings are wrong; `faults` says every fault at once, in words. */
export class WrongSettings extends CannotOpen {
  override readonly name = 'WrongSettings'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The settings are not right:\n${faults.map((fault) => `  • ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** Reads the settings out of the environment. Every default works on a fresh machine; throws WrongSettings. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success)
    throw new WrongSettings(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const { gateways, faults: atGateways } = gatewaysIn(given, read.data.PARASTOO_MODE)
  const { cardsAbroad, faults: atCardsAbroad } = cardsAbroadIn(given, read.data.PARASTOO_MODE)
  const { settlements, faults: atSettlements } = settlementsIn(given, read.data.PARASTOO_MODE)
  const { payout, inquiry, faults: atPayout } = payoutIn(given, read.data.PARASTOO_MODE)
  const { suppliers, faults: atSuppliers } = suppliersIn(given, read.data.PARASTOO_MODE)
  const { hotelSuppliers, faults: atHotels } = hotelSuppliersIn(given, read.data.PARASTOO_MODE)
  const { facts, faults: atFacts } = factsIn(given, read.data.PARASTOO_MODE)
  const { ways, faults: atWays } = waysIn(given, read.data.PARASTOO_MODE)
  const { google, faults: atGoogle } = googleIn(given, read.data.PARASTOO_MODE)
  const { resellers, faults: atResellers } = resellersIn(given, read.data.PARASTOO_MODE)
  const { apps, faults: atApps } = appsIn(given)
  const outside = [
    ...atGateways,
    ...atCardsAbroad,
    ...atSettlements,
    ...atPayout,
    ...atSuppliers,
    ...atHotels,
    ...atFacts,
    ...atWays,
    ...atGoogle,
    ...atResellers,
    ...atApps,
  ]
  const faults = [...contradictions(read.data), ...outside]
  if (faults.length > 0) throw new WrongSettings(faults)
  const outsiders = {
    gateways,
    cardsAbroad,
    settlements,
    payout,
    inquiry,
    suppliers,
    hotelSuppliers,
    facts,
    ways,
    google,
    resellers,
    apps,
  }
  return settled(read.data, outsiders)
}

const secrets = ['TOKEN_SECRET', 'CODE_PEPPER', 'VAULT_SECRET', 'PROOF_KEY'] as const

/** Settings that are each right and cannot stand together. */
function contradictions(env: Environment): readonly string[] {
  const isProduction = env.PARASTOO_MODE === 'production'
  const wanted = isProduction ? (['PUBLIC_URL', ...secrets, 'SMS_URL'] as const) : []
  const missing = wanted.filter((name) => env[name] === undefined)
  return [
    ...missing.map((name) => `${name}: must be given in production`),
    ...(env.SMS_URL !== undefined && env.SMS_API_KEY === undefined
      ? ['SMS_API_KEY: is needed with SMS_URL']
      : []),
    ...addressFaults('SMS_URL', env.SMS_URL, env.PARASTOO_MODE),
    ...(isProduction && env.PUBLIC_URL?.startsWith('http://') === true
      ? ['PUBLIC_URL: must be https in production']
      : []),
    ...(isProduction ? secretFaults(env) : []),
  ]
}

type Outside = Pick<
  Settings,
  | 'gateways'
  | 'cardsAbroad'
  | 'settlements'
  | 'payout'
  | 'inquiry'
  | 'suppliers'
  | 'hotelSuppliers'
  | 'facts'
  | 'ways'
  | 'google'
  | 'resellers'
  | 'apps'
>

function settled(env: Environment, outside: Outside): Settings {
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    mode: env.PARASTOO_MODE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    brand: env.BRAND,
    jobs: env.JOBS,
    trustProxy: env.TRUST_PROXY,
    bank: {
      baseUrl: env.BANK_URL ?? `http://localhost:${env.BANK_TWIN_PORT}`,
      isTwin: env.BANK_URL === undefined && env.PARASTOO_MODE === 'demo',
    },
    ...outside,
    sms: {
      baseUrl: env.SMS_URL ?? `http://localhost:${env.SMS_TWIN_PORT}`,
      apiKey: env.SMS_API_KEY ?? 'house-twin-key',
      isTwin: env.SMS_URL === undefined,
    },
    secrets: secretsFrom(dataDir, {
      token: env.TOKEN_SECRET,
      pepper: env.CODE_PEPPER,
      vault: env.VAULT_SECRET,
      proof: env.PROOF_KEY,
      // where nobody is pushed to no key is made
      push: outside.ways.push === undefined ? '' : outside.ways.push.privateKey,
    }),
    seed: env.SEED,
    captchaWork: env.CAPTCHA_WORK,
    floodPerMinute: env.FLOOD_PER_MINUTE,
    drainSeconds: env.DRAIN_SECONDS ?? (env.PARASTOO_MODE === 'production' ? 5 : 1),
    holds: {
      perOwner: env.HOLDS_PER_TRAVELLER,
      cancelled: env.HOLDS_PER_TRAVELLER,
      perAddress: env.HOLDS_PER_ADDRESS,
      beforeCaptcha: env.HOLDS_BEFORE_CAPTCHA,
    },
    logLevel: env.LOG_LEVEL,
  }
}
