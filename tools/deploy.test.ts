import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { Environment, settingsFrom } from '#app/settings.ts'
import { WrongSettings } from '#server/settings.ts'
import { deployFolder, filled, placeholdersIn } from './deploy/filled.ts'
import { environmentOf, faultsOfManifest, type Manifest } from './deploy/manifest.ts'
import { unitFor } from './deploy/unit.ts'
import { promtool } from './promtool.ts'

// Whatever of deploy/ the drill does not start is read here; a file that nobody reads is found.

const root = path.dirname(deployFolder)
const textOf = (file: string) => readFileSync(path.join(deployFolder, file), 'utf8')
const files = globSync('**/*', { cwd: deployFolder }).filter((file) =>
  statSync(path.join(deployFolder, file)).isFile(),
)
const values = parseEnv(textOf('machine.env')) as Record<string, string>
const example = readFileSync(path.join(root, '.env.example'), 'utf8')
const settings = new Set([...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name))
const known = (name: string) => settings.has(name) || name === 'NODE_ENV'
const units = ['parastoo-server.service', 'parastoo-worker.service'] as const

/** Of every file, who reads it. */
const readers: readonly (readonly [RegExp, 'drill' | 'lint'])[] = [
  [
    /^(?:etcd\/etcd|patroni\/(?:patroni\.yml|roles\.sql)|haproxy\/(?:haproxy\.cfg|away\.http)|pgbackrest\/pgbackrest\.conf)$/,
    'drill',
  ],
  [/^systemd\/parastoo-(?:server|worker)\.service$/, 'drill'],
  [/^(?:parastoo|machine)\.env$/, 'lint'],
  [/^prometheus\/(?:prometheus|alerts|alerts\.test)\.yml$/, 'lint'],
  [/^grafana\/(?:house|cluster)\.json$/, 'lint'], // by deploy-dashboards.test.ts
  [/^pgbouncer\/(?:pgbouncer\.ini|users\.txt)$/, 'lint'], // by pooler.test.ts and journeys/crash/pooler.proof.ts
  [/^container\/(?:Containerfile|compose\.yaml)$/, 'lint'],
  [/^kubernetes\/(?:database|house)\.yaml$/, 'lint'],
  [/\.md$/, 'lint'],
]

test('every file of deploy/ is read by the drill or here', () => {
  assert.deepEqual(
    files.filter((file) => !readers.some(([pattern]) => pattern.test(file))),
    [],
  )
  assert.deepEqual(
    readers.filter(([pattern]) => !files.some((file) => pattern.test(file))),
    [],
  )
  const read = globSync('journeys/drill/*.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const raised = files.filter((file) =>
    readers.some(([pattern, who]) => who === 'drill' && pattern.test(file)),
  )
  const unread = raised.filter((file) => !file.startsWith('systemd/') && !read.join('').includes(file))
  assert.deepEqual(unread, [])
})

test('every placeholder is filled by machine.env, and nothing stands there for nothing', () => {
  const wanted = files.filter((file) => !file.endsWith('.md')).flatMap((file) => placeholdersIn(textOf(file)))
  assert.deepEqual(
    [...new Set(wanted)].filter((name) => !(name in values)),
    [],
  )
  const told = files
    .filter((file) => file.endsWith('.md'))
    .map(textOf)
    .join('')
  assert.deepEqual(
    Object.keys(values).filter((name) => !wanted.includes(name) && !told.includes(`$${name}`)),
    [],
  )
})

test('the settings of an installation are settings, and what they leave out for production is named', () => {
  const given = parseEnv(filled('parastoo.env', { ...values, ...randomSecrets() })) as Record<string, string>
  assert.deepEqual(
    Object.keys(given).filter((name) => !known(name)),
    [],
  )
  const faults = faultsOf(given)
  // what is yours alone: who you are, and whom you buy from
  const yours = /^(?:CONTACT_|GATEWAYS|SMS_|PAYOUTS?|VANDAR|JIBIT|SUPPLIERS|BANK)/
  assert.deepEqual(
    faults.filter((fault) => !yours.test(fault)),
    [],
  )
  for (const unit of units) {
    const { environment } = unitFor(unit, root)
    assert.deepEqual(
      Object.keys(environment).filter((name) => !known(name)),
      [],
      unit,
    )
    assert.ok(!Object.keys(environment).some((name) => name in given), `${unit}: parastoo.env goes before`)
  }
})

test('a unit starts what is there, and systemd finds nothing wrong and little open', () => {
  for (const unit of units) {
    const { command } = unitFor(unit, root)
    for (const file of [command[0], path.join(root, command.at(-1) ?? '')]) assert.ok(existsSync(file), file)
  }
  if (!has('systemd-analyze')) return
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-units-'))
  try {
    for (const unit of units) {
      const here = path.join(folder, unit)
      const text = textOf(`systemd/${unit}`).replaceAll('/opt/parastoo', root)
      writeFileSync(here, text)
      const told = spawnSync('systemd-analyze', ['verify', '--man=no', here], { encoding: 'utf8' }).stderr
      assert.deepEqual(
        told.split('\n').filter((line) => line.includes(unit)),
        [],
      )
      execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', '--no-pager', here])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const manifests = (file: string): readonly Manifest[] =>
  parseAllDocuments(textOf(file)).map((document) => {
    assert.deepEqual(document.errors, [], file)
    return document.toJS() as Manifest
  })

test('YAML is YAML, and manifests have what each must', () => {
  for (const file of files.filter((name) => /\.ya?ml$/.test(name)))
    assert.ok(manifests(file).length > 0, file)
  const all = ['kubernetes/database.yaml', 'kubernetes/house.yaml'].flatMap(manifests)
  assert.deepEqual(
    all.flatMap((manifest) => faultsOfManifest(manifest, all)),
    [],
  )
  assert.deepEqual(
    all.flatMap(environmentOf).filter((name) => !known(name)),
    [],
  )
  for (const manifest of all.filter(({ kind }) => kind !== 'Namespace'))
    assert.notDeepEqual(
      faultsOfManifest({ ...manifest, spec: {} }, all),
      [],
      `${manifest.kind} with nothing in it`,
    )
})

test('containers are made and started from files that are there, with settings that there are', () => {
  const text = textOf('container/Containerfile')
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  for (const name of copied) assert.ok(existsSync(path.join(root, name)), name)
  assert.match(text, /^USER \d+$/m)
  const [compose] = manifests('container/compose.yaml') as unknown as readonly [Compose]
  for (const [name, service] of Object.entries(compose.services)) {
    if (name === 'database') continue
    assert.deepEqual(
      Object.keys(service.environment).filter((one) => !known(one)),
      [],
    )
    assert.deepEqual([service.read_only, service.cap_drop], [true, ['ALL']], name)
  }
  const commands = [
    /CMD (\[.+\])/.exec(text)?.[1] ?? '[]',
    JSON.stringify(compose.services['worker']?.command),
  ]
  for (const command of commands) assert.ok(existsSync(path.join(root, JSON.parse(command).at(-1))), command)
})

test('Prometheus takes its files, and every alert is seen firing', () => {
  const rules = [...textOf('prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const tried = textOf('prometheus/alerts.test.yml')
  assert.ok(rules.length > 10)
  assert.deepEqual(
    rules.filter((name) => !tried.includes(`name: ${name} fires`)),
    [],
  )
  const sources = globSync('src/{app,server/metrics}/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const ours = new Set(
    textOf('prometheus/alerts.yml').match(/\b(?:parastoo_\w+|http_server_\w+?)(?=_bucket|_count|\b)/g),
  )
  assert.deepEqual(
    [...ours].filter((name) => !sources.join('').includes(`'${name}'`)),
    [],
  )
  const program = promtool()
  if (program === undefined) return
  const folder = path.join(deployFolder, 'prometheus')
  execFileSync(program, ['test', 'rules', 'alerts.test.yml'], { cwd: folder, stdio: 'pipe' })
  execFileSync(program, ['check', 'config', '--syntax-only', 'prometheus.yml'], {
    cwd: folder,
    stdio: 'pipe',
  })
})

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment: Readonly<Record<string, string>>
        readonly read_only?: boolean
        readonly cap_drop?: readonly string[]
        readonly command?: readonly string[]
      }
    >
  >
}

function has(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

function randomSecrets(): Readonly<Record<string, string>> {
  const names = [
    'TOKEN_SECRET',
    'CODE_PEPPER',
    'VAULT_SECRET',
    'PROOF_KEY',
    'SERVER_PASSWORD',
    'OWNER_PASSWORD',
  ]
  const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  return Object.fromEntries(names.map((name) => [name, secret()]))
}

function faultsOf(given: Readonly<Record<string, string>>): readonly string[] {
  assert.deepEqual(Environment.safeParse(given).success, true)
  try {
    settingsFrom(given)
    return []
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error
    return error.faults
  }
}
