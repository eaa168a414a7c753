import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Readable by PostgreSQL's own user: otherwise an embedded database would be created elsewhere and left there. */
export function testFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `parastoo-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
