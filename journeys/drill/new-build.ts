import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { dayIn } from '../crash/fares.ts'
import type { Build, Crew } from './fleet.ts'
import type { Ground } from './ground.ts'
import { type Passed, passBy } from './passers-by.ts'

/** What a build brings that no release of ours has: only added, as each migration must while the last build still serves. */
const migration = `
create table server.drilled (id bigint generated always as identity primary key, what text not null);
alter table orders."order" add column drilled text not null default 'before';
`

const sources = ['src', 'simulators', 'package.json', 'package-lock.json', 'tsconfig.json']
const ofPages = ['vite.config.ts', 'react-router.config.ts']

/** what passers-by ask at least while it is rolled out */
const requests = 20_000
/** how long the first new server and the last old one serve beside each other */
const besideMs = 10_000

export interface Rolled {
  readonly passed: Passed
  /** requests that each server answered while both builds served */
  readonly beside: { readonly old: number; readonly new: number }
  /** what must not be, as sentences */
  readonly failures: readonly string[]
}

/** A server after the other is ended and opened again with the new build, then the workers, while others search and read. */
export async function rollOut({ house, balancer }: Ground): Promise<Rolled> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-build-'))
  house.afterwards(() => rmSync(folder, { recursive: true, force: true }))
  const build = await newBuild(house.build, folder)
  const passers = passBy(balancer.publicUrl, dayIn(house.scene, 20))
  const renew = async (one: Crew) => {
    await one.stop()
    one.use(build)
    await one.open()
  }
  const [first, ...others] = house.servers
  if (first === undefined) throw new Error('no server to renew')
  await renew(first)
  const beside = await bothServe({ renewed: first, last: others.at(-1) ?? first })
  for (const one of [...others, ...house.workers]) await renew(one)
  const { failures, ...passed } = await passers.end(requests)
  const idle = Object.entries(beside).filter(([, answered]) => answered === 0)
  return {
    passed,
    beside,
    failures: [
      ...failures.map((one) => `while servers were rolled: ${one}`),
      ...idle.map(([which]) => `the ${which} build answered nothing beside the other`),
    ],
  }
}

async function bothServe({ renewed, last }: { readonly renewed: Crew; readonly last: Crew }) {
  const answered = async () => [await last.answered(), await renewed.answered()] as const
  const before = await answered()
  await sleep(besideMs)
  const after = await answered()
  return { old: after[0] - before[0], new: after[1] - before[1] }
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
