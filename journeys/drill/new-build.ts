import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Build } from './fleet.ts'
import type { Ground } from './ground.ts'

/** What a build brings that no release of ours has: only added, as each migration must while the last build still serves. */
const migration = `
create table server.drilled (id bigint generated always as identity primary key, what text not null);
alter table orders."order" add column drilled text not null default 'before';
`

const sources = ['src', 'simulators', 'package.json', 'package-lock.json', 'tsconfig.json']
const ofPages = ['vite.config.ts', 'react-router.config.ts']

/** A server after the other is ended and opened again with the new build, then the workers. */
export async function rollOut({ house }: Ground): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-build-'))
  try {
    const build = await newBuild(house.build, folder)
    for (const one of [...house.servers, ...house.workers]) {
      await one.stop()
      one.use(build)
      await one.open()
    }
  } finally {
    house.afterwards(() => rmSync(folder, { recursive: true, force: true }))
  }
}

/** With pages and data folder of its own: the old one is still served from. */
async function newBuild({ house, settings }: Build, folder: string): Promise<Build> {
  for (const name of [...sources, ...ofPages])
    cpSync(path.join(house, name), path.join(folder, name), { recursive: true, preserveTimestamps: true })
  symlinkSync(path.join(house, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'src/database/migrations/9001_drilled.sql'), migration)
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  cpSync(path.join(settings.DATA_DIR ?? '', 'secrets.json'), path.join(dataDir, 'secrets.json'))
  const make = `import('./src/web/server/page-build.ts').then(({ pageBuild }) => pageBuild(process.argv[1]))`
  const node = ['--disable-warning=ExperimentalWarning', '-e', make, dataDir]
  await promisify(execFile)(process.execPath, node, { cwd: folder })
  return { house: folder, settings: { ...settings, DATA_DIR: dataDir } }
}
