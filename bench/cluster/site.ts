import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { openScene, type Scene } from '../../journeys/crash/scene.ts'
import { builtPages } from '../../journeys/drill/houses.ts'
import { type Served, served } from '../served.ts'

/** One database, and as many servers on it as are opened; they share nothing else but the folder that pages are built in. */
export interface Site extends AsyncDisposable {
  readonly scene: Scene
  open(servers: number, settings?: Readonly<Record<string, string>>): Promise<Servers>
}

export interface Servers extends AsyncDisposable {
  readonly addresses: readonly string[]
}

/** Nobody is kept from buying again and again. */
const unlimited = {
  HOLDS_PER_TRAVELLER: '1000000',
  HOLDS_PER_ADDRESS: '1000000',
  HOLDS_BEFORE_CAPTCHA: '1000000',
}

export async function openSite(say: (line: string) => void): Promise<Site> {
  await using opened = new AsyncDisposableStack()
  opened.defer(stopSharedServer)
  await pageBuild(builtPages, say)
  const { url, drop } = await freshDatabase()
  opened.defer(drop)
  const elsewhere = { databaseUrl: url, publicUrl: 'http://localhost:3500' }
  const scene = opened.use(await openScene({ elsewhere }))
  await scene.jobs.start('sending')
  const dataDir = scene.environment.DATA_DIR ?? ''
  symlinkSync(path.join(builtPages, 'build'), path.join(dataDir, 'build'))
  mkdirSync(path.join(dataDir, 'compiled'), { recursive: true })
  const held = opened.move()
  return {
    scene,
    open: (servers, settings) => openServers(servers, { ...scene.environment, ...unlimited, ...settings }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}

/** One after another: each looks for a free port. */
async function openServers(count: number, settings: Record<string, string>): Promise<Servers> {
  await using opened = new AsyncDisposableStack()
  const all: Served[] = []
  for (let nth = 0; nth < count; nth++) all.push(opened.use(await served(settings)))
  const held = opened.move()
  return {
    addresses: all.map(({ address }) => address),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}
