import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import { openScene, type Scene } from '../crash/scene.ts'
import { type Balancer, serverAddresses } from './balancer.ts'
import type { Cluster } from './cluster.ts'
import { type Build, type Crew, crew } from './fleet.ts'

/** A house of its own in the one cluster: its books can be closed to the rial while those of the next are open. */
export interface DrillHouse extends AsyncDisposable {
  readonly database: string
  readonly scene: Scene
  readonly servers: readonly Crew[]
  readonly workers: readonly Crew[]
  readonly build: Build
  /** done when it is closed */
  afterwards(work: () => void): void
}

const template = 'parastoo'
const root = path.resolve(import.meta.dirname, '../..')
export const builtPages = path.join(root, '.data')

export interface Town {
  readonly cluster: Cluster
  readonly balancer: Balancer
}

const ownerOf = ({ cluster, balancer }: Town, database: string) =>
  `postgres://parastoo:${cluster.values.OWNER_PASSWORD}@${balancer.primary}/${database}`

/** The database that all houses are copied from, by the migrations of the house on Debian's PostgreSQL. */
export async function layTemplate(town: Town): Promise<number> {
  const began = performance.now()
  await untilDone(() => migrate(ownerOf(town, template)))
  return performance.now() - began
}

export async function openHouse(town: Town, database: string): Promise<DrillHouse> {
  const { cluster, balancer } = town
  await asSuperuser(town, `create database ${database} template ${template} owner parastoo`)
  const scene = await openScene({
    elsewhere: { databaseUrl: ownerOf(town, database), publicUrl: balancer.publicUrl },
  })
  const dataDir = scene.environment.DATA_DIR ?? ''
  symlinkSync(path.join(builtPages, 'build'), path.join(dataDir, 'build'))
  mkdirSync(path.join(dataDir, 'compiled'), { recursive: true })
  const build: Build = {
    house: root,
    settings: {
      ...scene.environment,
      DATABASE_URL: `postgres://parastoo_server:${cluster.values.SERVER_PASSWORD}@${balancer.primary}/${database}`,
      MIGRATION_DATABASE_URL: ownerOf(town, database),
      DRAIN_SECONDS: '5',
    },
  }
  const of = (role: 'server' | 'worker') => serverAddresses.map((address) => crew({ role, address, build }))
  const servers = of('server')
  const workers = of('worker')
  const after: (() => void)[] = []
  return {
    database,
    scene,
    servers,
    workers,
    build,
    afterwards: (work) => void after.push(work),
    async [Symbol.asyncDispose]() {
      await Promise.all([...servers, ...workers].map(({ stop }) => stop()))
      await scene[Symbol.asyncDispose]()
      for (const work of after) work()
    },
  }
}

/** One after another, as they are opened by hand: the first migrates. */
export async function openAll({ servers, workers, scene }: DrillHouse): Promise<void> {
  for (const one of [...servers, ...workers]) await one.open()
  await scene.jobs.start('sending')
}

export async function asSuperuser(town: Town, statement: string): Promise<pg.QueryResult> {
  const { cluster, balancer } = town
  return untilDone(async () => {
    const url = `postgres://postgres:${cluster.values.POSTGRES_PASSWORD}@${balancer.primary}/postgres`
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await client.query(statement)
    } finally {
      await client.end().catch(() => undefined)
    }
  })
}

/** Once a second. */
export async function untilDone<T>(work: () => Promise<T>, most = 30): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries === most) throw error
      await sleep(1000)
    }
}
