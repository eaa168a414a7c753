// npm run restore -- FOLDER [MOMENT]: lays the database of BACKUP_DIR out in an empty data folder, as it was last or at a moment.
// What BACKUP_BUCKET has and the folder does not is fetched first.
import path from 'node:path'
import { settingsFrom } from '#app/settings.ts'
import { openBucket } from '#database/backup/bucket/bucket.ts'
import { fetchBackups } from '#database/backup/bucket/mirror.ts'
import { restore } from '#database/backup/restore.ts'
import { startRestored } from '#database/backup/restored.ts'
import { StartupError } from '#server/startup-error.ts'
import { backupFolder, inWords } from './backup/said.ts'

await inWords(async () => {
  const [into, moment] = process.argv.slice(2)
  if (into === undefined)
    throw new StartupError('npm run restore -- FOLDER [MOMENT, as 2026-11-23T20:15:00Z]')
  const settings = settingsFrom(process.env)
  const place = { ...backupFolder(settings), into: path.resolve(into) }
  const at = moment === undefined ? undefined : momentIn(moment)
  const { bucket } = settings.backup
  if (bucket !== undefined) await fetchBackups(openBucket(bucket), place.folder, at)
  const { until, hasGap } = await restore({ ...place, at })
  const embedded = await startRestored(place.into)
  await embedded.stop()
  return [
    `Restored as of ${until}.`,
    ...(hasGap ? ['WAL is missing in the backup: what was written after the gap could not be used.'] : []),
    `Start it with DATA_DIR=${into} npm start; take a new backup then, since it is another history.`,
  ]
})

function momentIn(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw new StartupError(`${text} is no moment; as 2026-11-23T20:15:00Z or 2026-11-23T23:45+03:30`)
  }
}
