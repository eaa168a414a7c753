// npm run rehearse: restores the last backup into an empty place, reads its books there, and says what would have been lost; from
// BACKUP_BUCKET alone where one is given, as if this machine were gone.
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { rehearse } from '#app/rehearsal.ts'
import { settingsFrom } from '#app/settings.ts'
import { openBucket } from '#database/backup/bucket/bucket.ts'
import { fetchBackups } from '#database/backup/bucket/mirror.ts'
import { backupFolder, inWords } from './backup/said.ts'

await inWords(async () => {
  const settings = settingsFrom(process.env)
  const place = backupFolder(settings)
  const now = Temporal.Now.instant()
  const root = mkdtempSync(path.join(settings.dataDir, 'rehearsal-'))
  try {
    const { bucket } = settings.backup
    const folder = bucket === undefined ? place.folder : path.join(root, 'fetched')
    if (bucket !== undefined) await fetchBackups(openBucket(bucket), folder)
    const { until, hasGap, orders, lastSale, faults } = await rehearse({
      ...place,
      folder,
      into: path.join(root, 'restored'),
    })
    if (faults.length > 0) process.exitCode = 1
    return [
      `The last ${Math.ceil(until.until(now).total('seconds'))} seconds of sales would have been lost: the backup reaches to ${until}.`,
      ...(hasGap ? ['WAL is missing in the backup: what was written after the gap could not be used.'] : []),
      `It holds ${orders} orders; the last payment was at ${lastSale ?? 'no time yet'}.`,
      ...(faults.length === 0 ? ['Every book agrees.'] : faults),
    ]
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
