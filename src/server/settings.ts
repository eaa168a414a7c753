import path from 'node:path'
import type { WholeBrand } from '#brands/brand.ts'
import { type AppSettings, appsIn } from '#server/app-settings.ts'
import { contactIn } from '#server/contact-settings.ts'
import type { Environment } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'
import { secretFaults } from '#server/secret-errors.ts'
import { type Secrets, secretsFrom } from '#server/secrets.ts'
import { sitesIn } from '#server/site-settings.ts'
import type { Sites } from '#server/sites.ts'
import { StartupError } from '#server/startup-error.ts'
import type { TracingSettings } from '#server/tracing/open-tracing.ts'

export interface Settings {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** of the role that owns the tables, when the server is another */
  readonly ownerUrl: string | undefined
  /** of the same database past a pooler that `databaseUrl` goes through, which gives each transaction any connection */
  readonly directUrl: string | undefined
  /** whose brand each host shows; `publicUrl` is the first one's */
  readonly sites: Sites
  readonly jobs: 'here' | 'elsewhere'
  /** proxies whose forwarded addresses count */
  readonly trustProxy: readonly string[]
  readonly apps: AppSettings
  readonly secrets: Secrets
  /** the timetable's seed: the same seed and date give the same flights */
  readonly seed: number
  readonly holds: {
    readonly perOwner: number
    readonly cancelled: number
    readonly perAddress: number
    readonly beforeCaptcha: number
  }
  /** size of the search for the browser's number at normal load; 0 turns it off */
  readonly captchaWork: number
  /** per address; 0 means no limit */
  readonly floodPerMinute: number
  /** time between announcing the end and closing the port */
  readonly drainSeconds: number
  readonly tracing: TracingSettings
  /** where `/metrics` is; no port, no metrics */
  readonly metrics: { readonly host: string; readonly port: number | undefined }
  readonly logLevel: string
}

export class WrongSettings extends StartupError {
  override readonly name = 'WrongSettings'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The settings are not right:\n${faults.map((fault) => `  • ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const secrets = ['TOKEN_SECRET', 'CODE_PEPPER', 'VAULT_SECRET', 'PROOF_KEY'] as const

export function buildingIn(
  env: Environment,
  { given, pushKey }: { readonly given: Given; readonly pushKey: string | undefined },
): {
  readonly faults: readonly string[]
  readonly brands: readonly WholeBrand[]
  readonly settings: () => Settings
} {
  const { apps, faults } = appsIn(given)
  const { contact, faults: ofContact } = contactIn(given, env.PARASTOO_MODE)
  const { sites, brands, faults: ofSites } = sitesIn(env, contact)
  return {
    faults: [...contradictions(env), ...faults, ...ofContact, ...ofSites],
    brands,
    settings: () => settled(env, { apps, pushKey, sites: sites() }),
  }
}

function contradictions(env: Environment): readonly string[] {
  if (env.PARASTOO_MODE === 'demo') return []
  const missing = (['PUBLIC_URL', ...secrets] as const).filter((name) => env[name] === undefined)
  return [
    ...missing.map((name) => `${name}: must be given in production`),
    ...(env.PUBLIC_URL?.startsWith('http://') === true ? ['PUBLIC_URL: must be https in production'] : []),
    ...secretFaults(env),
  ]
}

function settled(
  env: Environment,
  { apps, pushKey, sites }: Pick<Settings, 'apps' | 'sites'> & { readonly pushKey: string | undefined },
): Settings {
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    mode: env.PARASTOO_MODE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: sites.all[0].publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    ownerUrl: env.MIGRATION_DATABASE_URL,
    directUrl: env.DIRECT_DATABASE_URL,
    sites,
    jobs: env.JOBS,
    trustProxy: env.TRUST_PROXY,
    apps,
    secrets: secretsFrom(dataDir, {
      token: env.TOKEN_SECRET,
      pepper: env.CODE_PEPPER,
      vault: env.VAULT_SECRET,
      proof: env.PROOF_KEY,
      push: pushKey,
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
    metrics: { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracing: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      share: env.OTEL_TRACES_SAMPLER_ARG,
      service: env.OTEL_SERVICE_NAME,
    },
    logLevel: env.LOG_LEVEL,
  }
}
