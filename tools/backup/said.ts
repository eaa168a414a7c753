import type { AgencySettings } from '#app/settings.ts'
import type { BackupFolder } from '#database/backup/stored.ts'
import { StartupError } from '#server/startup-error.ts'

/** Says what came of a command; what can be mended by its caller is said without a stack, and fails it. */
export async function inWords(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    for (const line of await work()) console.log(line)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

export function backupFolder({ backup, databaseUrl }: AgencySettings): BackupFolder {
  if (databaseUrl !== undefined)
    throw new StartupError(
      'DATABASE_URL: a PostgreSQL of yours is backed up by its own tools, such as pgBackRest',
    )
  const { folder, key } = backup
  if (folder === undefined || key === undefined)
    throw new StartupError(
      'BACKUP_DIR and BACKUP_KEY must be given: where backups are stored, and what seals them',
    )
  return { folder, key }
}
