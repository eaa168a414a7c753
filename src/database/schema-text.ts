import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Names of a folder's SQL files in the order they are run in; none where there is no folder. */
export function sqlFilesIn(folder: string): readonly string[] {
  return globSync('*.sql', { cwd: folder }).sort()
}

/** The text of an SQL file. A line `\ir other.sql` stands for that file, beside this one, as in psql. */
export function readSql(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^\\ir (.+)$/gm, (_line, included: string) =>
    readSql(path.join(path.dirname(file), included)),
  )
}
