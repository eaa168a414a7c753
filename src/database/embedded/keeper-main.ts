import { setTimeout as sleep } from 'node:timers/promises'
import { isAlone } from '#database/embedded/first-database.ts'
import { isPostgres } from '#database/embedded/process.ts'

// Stops a PostgreSQL whose starter is gone, once nobody was connected for three looks, a second apart: see keeper.ts.
const pid = Number(process.argv[2])
const adminUrl = process.env['KEPT_URL'] ?? ''

let alone = 0
while (isPostgres(pid)) {
  alone = (await isAlone(adminUrl)) ? alone + 1 : 0
  if (alone === 3) process.kill(pid, 'SIGINT') // fast: what is committed is on the disk
  await sleep(1000)
}
