import assert from 'node:assert/strict'
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { Environment, settingsFrom } from '#app/settings.ts'
import { gatewayTerms } from '#payments/server/gateway-settings.ts'
import { type Settings, WrongSettings } from '#server/settings.ts'
import { testFolder } from '#testing/server/folder.ts'

const source = path.dirname(import.meta.dirname)
const example = readFileSync(path.join(source, '../.env.example'), 'utf8')
const line = /^#?([A-Z][A-Z_]+)=(.*)$/

const written = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))

test('.env.example names every setting that is read, once each, and no other', () => {
  const names = example.split('\n').flatMap((text) => line.exec(text)?.[1] ?? [])
  assert.deepEqual(names, [...new Set(names)])
  const sources = globSync(['**/*settings.ts', 'server/environment.ts'], { cwd: source }).map((file) =>
    readFileSync(path.join(source, file), 'utf8'),
  )
  const long = sources.flatMap((text) => text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [])
  const short = sources.flatMap((text) =>
    [...text.matchAll(/\bgiven(?:\.|\[')([A-Z]+)\b|\b([A-Z]+): wanted\b/g)].map(
      ([, one, other]) => one ?? other,
    ),
  )
  const ofGateways = Object.keys(gatewayTerms).map((name) => `${name.toUpperCase()}_URL`)
  const read = new Set([...Object.keys(Environment.shape), ...long, ...short, ...ofGateways])
  assert.deepEqual(names.toSorted(), [...read].toSorted())
})

test('nothing of it is given as it stands, and every setting has its meaning above it', () => {
  assert.deepEqual(Object.keys(parseEnv(example)), [])
  const texts = example.split('\n')
  // settings without a comment belong to the one above
  const silent = texts.filter(
    (text, place) => line.test(text) && !/^# (?!──)|^#[A-Z]/.test(texts[place - 1] ?? ''),
  )
  assert.deepEqual(silent, [])
})

test('the values that stand there are the defaults', (t) => {
  const folder = testFolder('env-example')
  t.after(() => rmSync(folder, { recursive: true }))
  const bare = Environment.parse({})
  for (const [name, value] of Object.entries(bare)) {
    assert.deepEqual(Environment.parse({ [name]: written[name] })[name as keyof typeof bare], value, name)
  }
  const given = { ...twinless, DATA_DIR: folder }
  const filled = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ''))
  delete filled['PARASTOO_MODE']
  delete filled['DATA_DIR']
  assert.deepEqual(comparable(settingsFrom({ ...filled, ...given })), comparable(settingsFrom(given)))
})

test('what is required in production is said to be', () => {
  const wanted = new Set([...faultsOf({}), ...faultsOf({ SMS_URL: 'https://sms.example' })])
  const texts = example.split('\n')
  const said = texts.flatMap((text, place) =>
    /required in production/.test(texts[place - 1] ?? '') ? (line.exec(text)?.[1] ?? []) : [],
  )
  assert.deepEqual(said.toSorted(), [...wanted].toSorted())
})

function faultsOf(given: Readonly<Record<string, string>>): readonly string[] {
  try {
    settingsFrom({ PARASTOO_MODE: 'production', ...given })
    return []
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error
    return error.faults.map((fault) => fault.split(':', 1)[0] ?? '')
  }
}

const twinless = {
  ZARINPAL_MERCHANT_ID: '11111111-2222-4333-8444-000000000000',
  ZARINPAL_TERMINAL_ID: '1',
  ZARINPAL_ACCESS_TOKEN: 'token',
  ZIBAL_MERCHANT: 'merchant',
  SEP_TERMINAL_ID: '1',
  MELLAT_TERMINAL_ID: '1',
  MELLAT_USER_NAME: 'name',
  MELLAT_PASSWORD: 'word',
  HYPERPAY_ENTITY_ID: 'entity',
  HYPERPAY_TOKEN: 'token',
  VANDAR_BUSINESS: 'business',
  VANDAR_TOKEN: 'token',
  JIBIT_API_KEY: 'key',
  JIBIT_SECRET_KEY: 'secret',
  SMSIR_API_KEY: 'key',
  SMSIR_TEMPLATES: 'code:100001',
  BALE_CLIENT_ID: 'client',
  BALE_CLIENT_SECRET: 'secret',
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_TOKEN: 'token',
  AERODATABOX_KEY: 'key',
  GOOGLE_CLIENT_ID: 'client',
} as const

function comparable(settings: Settings): object {
  return { ...settings, secrets: undefined, sites: settings.sites.all }
}
