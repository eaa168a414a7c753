import * as z from 'zod'
import { isProofKey } from '#server/proof-key.ts'
import { isProxy, proxiesIn } from '#server/proxies.ts'

export const port = z.coerce.number({ error: 'must be a whole number' }).int().min(1).max(65_535)
export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export const buildingEnvironment = {
  PARASTOO_MODE: z.enum(['demo', 'production'], { error: 'must be demo or production' }).default('demo'),
  HOST: z.string().default('localhost'),
  PORT: port.default(3000),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  MIGRATION_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DIRECT_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  BRAND: z.string().default('parastoo'),
  SITES: z.string().optional(),
  BRANDS_DIR: z.string().min(1).optional(),
  JOBS: z.enum(['here', 'elsewhere'], { error: 'must be here or elsewhere' }).default('here'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform(proxiesIn)
    .refine((proxies) => proxies.every(isProxy), 'must be addresses or networks, with commas between'),
  TOKEN_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  CODE_PEPPER: z.string().min(32, 'needs at least 32 characters').optional(),
  VAULT_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  PROOF_KEY: z.string().refine(isProofKey, 'must be a key of Ed25519, 32 bytes in base64url').optional(),
  SEED: z.coerce.number({ error: 'must be a whole number' }).int().default(1405),
  HOLDS_PER_TRAVELLER: z.coerce.number({ error: 'must be a whole number' }).int().min(1).default(3),
  HOLDS_PER_ADDRESS: z.coerce.number({ error: 'must be a whole number' }).int().min(1).default(300),
  HOLDS_BEFORE_CAPTCHA: z.coerce.number({ error: 'must be a whole number' }).int().min(1).default(1),
  CAPTCHA_WORK: z.coerce.number({ error: 'must be a whole number' }).int().min(1).max(100_000).default(800),
  FLOOD_PER_MINUTE: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(3000),
  DRAIN_SECONDS: z.coerce.number({ error: 'must be a whole number' }).int().min(0).max(300).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ error: 'must be an address' }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0)
    .max(1)
    .default(1),
  OTEL_SERVICE_NAME: z.string().default('parastoo'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
} as const
export type Environment = z.infer<z.ZodObject<typeof buildingEnvironment>>
