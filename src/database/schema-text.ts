import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export function sqlFilesIn(folder: string): readonly string[] {
  return globSync('*.sql', { cwd: folder }).sort()
}

/** Includes `\ir other.sql` like psql. */
export function readSql(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^\\ir (.+)$/gm, (_line, included: string) =>
    readSql(path.join(path.dirname(file), included)),
  )
}
