// npm run backup [-- follow]: copies the embedded database, sealed, into BACKUP_DIR, and from there into BACKUP_BUCKET where one is
// given; followed, with all that is written from then on.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { settingsFrom } from '#app/settings.ts'
import { takeBase } from '#database/backup/base-backup.ts'
import { openBucket } from '#database/backup/bucket/bucket.ts'
import { keepMirrored, mirrorOf } from '#database/backup/bucket/mirror.ts'
import { keepBackups } from '#database/backup/keep-backups.ts'
import { isMade, runningEmbedded } from '#database/embedded/embedded.ts'
import { findDatabase } from '#database/find-database.ts'
import { StartupError } from '#server/startup-error.ts'
import { backupFolder, inWords } from './backup/said.ts'

await inWords(async () => {
  const settings = settingsFrom(process.env)
  const place = backupFolder(settings)
  const bucket = settings.backup.bucket && openBucket(settings.backup.bucket)
  const database = path.join(settings.dataDir, 'postgres')
  const secretsFile = path.join(settings.dataDir, 'secrets.json')
  const secrets = () => (existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8') : undefined)
  if (process.argv[2] === 'follow') {
    const ending = new AbortController()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort())
    process.on('disconnect', () => ending.abort())
    const wish = { folder: database, database: 'parastoo' }
    const { everySeconds, keepDays } = settings.backup
    const keeping = { ...place, keepDays, everyMs: everySeconds * 1000, say: console.log }
    const isKept = new AbortController() // the last piece is brought, too
    await Promise.all([
      keepBackups({ ...keeping, secrets, url: () => runningEmbedded(wish), signal: ending.signal }).finally(
        () => isKept.abort(),
      ),
      bucket && keepMirrored({ ...keeping, bucket, signal: isKept.signal }),
    ])
    process.disconnect?.()
    return []
  }
  if (!isMade(database)) throw new StartupError(`DATA_DIR: no database is in ${settings.dataDir} yet`)
  const found = await findDatabase({ ...settings, databaseUrl: undefined })
  try {
    const lines = [`A backup is whole: ${await takeBase(found.ownerUrl, place, secrets())}`]
    if (bucket === undefined) return lines
    await mirrorOf(place.folder, bucket)()
    return [...lines, `${settings.backup.bucket?.address} has it, too`]
  } finally {
    await found.leave()
  }
})
