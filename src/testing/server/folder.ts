import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A new folder among the system's temporary ones. PostgreSQL's own user may look into it, too: otherwise an embedded
 * database would be made elsewhere, and stay there when the folder goes.
 */
export function testFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `parastoo-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
