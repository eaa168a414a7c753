import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestHouse } from '#testing/server/house.ts'

export function schemaWith(files: Readonly<Record<string, string>>, house: TestHouse): string {
  const folder = mkdtempSync(path.join(house.settings.dataDir, 'schema-'))
  for (const part of ['baseline', 'functions', 'migrations']) {
    const from = path.join(import.meta.dirname, '../../database', part)
    if (existsSync(from)) cpSync(from, path.join(folder, part), { recursive: true })
    else mkdirSync(path.join(folder, part)) // no migration is newer than the baseline
  }
  addTo(folder, files)
  return folder
}

export function addTo(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

export async function emptyDatabase(house: TestHouse): Promise<AsyncDisposable & { readonly url: string }> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await sql.raw(`create database ${name} template template0`).execute(house.database)
  const url = new URL(String(house.settings.databaseUrl))
  url.pathname = `/${name}`
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () =>
      void (await sql.raw(`drop database if exists ${name} with (force)`).execute(house.database)),
  }
}
