import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const deployFolder = path.resolve(import.meta.dirname, '../../deploy')

const placeholder = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** A file of `deploy/` with its placeholders filled, as `envsubst` does; one without a value is an error. */
export function filled(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(deployFolder, file), 'utf8').replaceAll(placeholder, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`deploy/${file}: nobody says what \${${name}} is`)
    return value
  })
}

export function placeholdersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

/** Fills it into a folder, and says where it lies. */
export function fillInto(folder: string, file: string, values: Readonly<Record<string, string>>): string {
  const place = path.join(folder, path.basename(file))
  writeFileSync(place, filled(file, values), { mode: 0o644 })
  return place
}
