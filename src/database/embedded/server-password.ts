import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Of the server's role; made once, readable by its owner alone. Of two who make it at once one wins. */
export function serverPassword(root: string): string {
  const file = path.join(root, 'server.password')
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, randomBytes(18).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside)
  }
  return readFileSync(file, 'utf8')
}
