import * as z from 'zod/mini'
import type { Given } from '#server/given.ts'

export interface BackupSettings {
  readonly backup: {
    /** undefined: nothing is backed up */
    readonly folder: string | undefined
    readonly key: string | undefined
    /** how much of the latest writes may be lost with this machine */
    readonly everySeconds: number
    readonly keepDays: number
  }
}

const whole = (least: number, most: number) =>
  z.coerce.number({ error: 'must be a whole number' }).check(z.int(), z.gte(least), z.lte(most))

const Read = z.object({
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEY: z.optional(z.string().check(z.minLength(32, 'needs at least 32 characters'))),
  BACKUP_SECONDS: z._default(whole(1, 3600), 10),
  BACKUP_DAYS: z._default(whole(1, 3650), 14),
})

/** `BACKUP_…`: read by `npm run backup`, `restore` and `rehearse`. */
export function backupSettingsIn(given: Given): {
  readonly settings: BackupSettings
  readonly faults: readonly string[]
} {
  const read = Read.safeParse({
    BACKUP_DIR: given['BACKUP_DIR'],
    BACKUP_KEY: given['BACKUP_KEY'],
    BACKUP_SECONDS: given['BACKUP_SECONDS'],
    BACKUP_DAYS: given['BACKUP_DAYS'],
  })
  if (!read.success)
    return {
      settings: { backup: { folder: undefined, key: undefined, everySeconds: 10, keepDays: 14 } },
      faults: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  const { BACKUP_DIR, BACKUP_KEY, BACKUP_SECONDS, BACKUP_DAYS } = read.data
  return {
    settings: {
      backup: { folder: BACKUP_DIR, key: BACKUP_KEY, everySeconds: BACKUP_SECONDS, keepDays: BACKUP_DAYS },
    },
    faults: [],
  }
}
