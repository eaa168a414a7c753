import * as z from 'zod/mini'
import type { BucketWish } from '#database/backup/bucket/bucket-calls.ts'
import type { Given } from '#server/given.ts'

export interface BackupSettings {
  readonly backup: {
    /** undefined: nothing is backed up */
    readonly folder: string | undefined
    readonly key: string | undefined
    /** how much of the latest writes may be lost with this machine */
    readonly everySeconds: number
    readonly keepDays: number
    /** where they are brought as well; undefined: the folder is all there is */
    readonly bucket: BucketWish | undefined
  }
}

const whole = (least: number, most: number) =>
  z.coerce.number({ error: 'must be a whole number' }).check(z.int(), z.gte(least), z.lte(most))

const Read = z.object({
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEY: z.optional(z.string().check(z.minLength(32, 'needs at least 32 characters'))),
  BACKUP_SECONDS: z._default(whole(1, 3600), 10),
  BACKUP_DAYS: z._default(whole(1, 3650), 14),
  BACKUP_BUCKET: z.optional(
    z.string().check(z.refine(isBucket, 'must be https://HOST/BUCKET, or with a folder')),
  ),
  BACKUP_BUCKET_REGION: z._default(
    z.string().check(z.regex(/^[\w-]+$/, 'must be the name of a region')),
    'us-east-1',
  ),
  BACKUP_BUCKET_KEY: z.optional(z.string()),
  BACKUP_BUCKET_SECRET: z.optional(z.string()),
})

/** Its key travels with every call: only over TLS, or to this machine. */
function isBucket(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.search !== '' || !/^(\/[\w.-]+)+\/?$/.test(url.pathname)) return false
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
  )
}

/** `BACKUP_…`: read by `npm run backup`, `restore` and `rehearse`. */
export function backupSettingsIn(given: Given): {
  readonly settings: BackupSettings
  readonly faults: readonly string[]
} {
  const read = Read.safeParse(Object.fromEntries(names.map((name) => [name, given[name]])))
  if (!read.success)
    return {
      settings: {
        backup: { folder: undefined, key: undefined, everySeconds: 10, keepDays: 14, bucket: undefined },
      },
      faults: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  const { BACKUP_DIR, BACKUP_KEY, BACKUP_SECONDS, BACKUP_DAYS, ...there } = read.data
  const bucket = bucketIn(there)
  return {
    settings: {
      backup: {
        folder: BACKUP_DIR,
        key: BACKUP_KEY,
        everySeconds: BACKUP_SECONDS,
        keepDays: BACKUP_DAYS,
        bucket,
      },
    },
    faults:
      there.BACKUP_BUCKET === undefined || bucket !== undefined
        ? []
        : ['BACKUP_BUCKET: needs BACKUP_BUCKET_KEY and BACKUP_BUCKET_SECRET'],
  }
}

const names = Object.keys(Read.shape)

function bucketIn(
  read: Partial<Record<`BACKUP_BUCKET${'' | '_KEY' | '_SECRET'}`, string | undefined>> & {
    readonly BACKUP_BUCKET_REGION: string
  },
): BucketWish | undefined {
  const { BACKUP_BUCKET: address, BACKUP_BUCKET_KEY: keyId, BACKUP_BUCKET_SECRET: secret } = read
  if (address === undefined || keyId === undefined || secret === undefined) return undefined
  return { address, keyId, secret, region: read.BACKUP_BUCKET_REGION }
}
