import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsFrom } from '#app/settings.ts'
import { WrongSettings } from '#server/settings.ts'
import { productionSettings } from '#testing/app/production.ts'

const right = productionSettings()

function faultsOf(other: Record<string, string>): readonly string[] {
  try {
    settingsFrom({ ...right, ...other })
    return []
  } catch (error) {
    if (error instanceof WrongSettings) return error.faults
    throw error
  }
}

test('production opens with what it wants, and writes no secret of its own', () => {
  const { mode, secrets } = settingsFrom(right)
  assert.equal(mode, 'production')
  assert.deepEqual(secrets, {
    token: right.TOKEN_SECRET,
    pepper: right.CODE_PEPPER,
    vault: right.VAULT_SECRET,
    proof: right.PROOF_KEY,
    push: '',
  })
})

test('a production without its secrets is told of each', () => {
  const none = { TOKEN_SECRET: '', CODE_PEPPER: '', VAULT_SECRET: '', PROOF_KEY: '' }
  assert.deepEqual(
    faultsOf(none),
    Object.keys(none).map((name) => `${name}: must be given in production`),
  )
})

test('a production without contacts of its own, or with half a number, is told of each', () => {
  const none = { CONTACT_PHONE: '', CONTACT_EMAIL: '', CONTACT_HOURS: '', CONTACT_ADDRESS: '' }
  assert.deepEqual(
    faultsOf(none),
    Object.keys(none).map((name) => `${name}: must be given in production`),
  )
  assert.deepEqual(faultsOf({ CONTACT_PHONE: '88887777' }), [
    'CONTACT_PHONE: must be a number with its country, as +982191004040',
  ])
  assert.deepEqual(faultsOf({ CONTACT_OPEN: '9 to 24' }), [
    'CONTACT_OPEN: must be hours by CONTACT_ZONE, as 09:00-24:00',
  ])
  const { contact } = settingsFrom(right).sites.all[0].brand
  assert.equal(contact.open, undefined, 'nothing is claimed that the operator does not say')
  assert.deepEqual([contact.phone, contact.phoneText], ['+982188887777', '۰۲۱ ۸۸۸۸ ۷۷۷۷'])
})

test('no card abroad is charged at a rate that nobody set', () => {
  const abroad = { GATEWAYS: 'zarinpal,hyperpay', HYPERPAY_ENTITY_ID: 'e', HYPERPAY_TOKEN: 't' }
  assert.deepEqual(faultsOf(abroad), ['HYPERPAY_RATE: must be given in production'])
  const set = { HYPERPAY_RATE: '1250000', HYPERPAY_RATE_SET_ON: '2026-11-21' }
  assert.deepEqual(faultsOf({ ...abroad, ...set }), [])
})

test('secrets that repeat themselves, or one for everything, do not open production', () => {
  assert.deepEqual(faultsOf({ TOKEN_SECRET: 'a'.repeat(32) }), [
    'TOKEN_SECRET: must be a random secret; this one repeats itself',
  ])
  assert.deepEqual(faultsOf({ VAULT_SECRET: right.TOKEN_SECRET }), [
    'VAULT_SECRET: must be another secret than TOKEN_SECRET',
  ])
})

const plain = 'http://service.example'
const rate = { HYPERPAY_RATE: '1250000', HYPERPAY_RATE_SET_ON: '2026-11-21' }
for (const [name, beside] of [
  ['SMS_URL', {}],
  ['VANDAR_URL', {}],
  ['JIBIT_URL', {}],
  ['ZARINPAL_URL', {}],
  ['ZARINPAL_REPORTS_URL', { ZARINPAL_TERMINAL_ID: '1', ZARINPAL_ACCESS_TOKEN: 'token' }],
  ['HYPERPAY_URL', { GATEWAYS: 'hyperpay', HYPERPAY_ENTITY_ID: 'e', HYPERPAY_TOKEN: 't', ...rate }],
  ['NIRA_URL', { SUPPLIERS: 'nira', NIRA_OFFICE_USER: 'u', NIRA_OFFICE_PASS: 'p', NIRA_AIRLINES: 'W5' }],
  ['DUFFEL_URL', { SUPPLIERS: 'duffel', DUFFEL_TOKEN: 't', DUFFEL_EMAIL: 'a@b.example' }],
  [
    'DUFFEL_STAYS_URL',
    { HOTEL_SUPPLIERS: 'duffel-stays', DUFFEL_STAYS_TOKEN: 't', DUFFEL_STAYS_EMAIL: 'a@b.example' },
  ],
  [
    'XCOVER_URL',
    {
      INSURERS: 'xcover',
      XCOVER_PARTNER: 'P',
      XCOVER_API_KEY: 'k',
      XCOVER_SECRET: 's',
      XCOVER_PLANS: 'full=travel:1',
      XCOVER_ASSISTANCE: 'Assistance',
      XCOVER_ASSISTANCE_PHONE: '+441234567890',
      XCOVER_EMAIL: 'a@b.example',
    },
  ],
  ['OCTO_URL', { EXPERIENCE_SUPPLIERS: 'octo', OCTO_TOKEN: 't' }],
  ['AERODATABOX_URL', { FACTS: 'aerodatabox', AERODATABOX_KEY: 'k' }],
  ['BALE_URL', { MESSAGES: 'bale', BALE_CLIENT_ID: 'i', BALE_CLIENT_SECRET: 's' }],
  ['WHATSAPP_URL', { MESSAGES: 'whatsapp', WHATSAPP_PHONE_NUMBER_ID: '1', WHATSAPP_TOKEN: 't' }],
  ['SMSIR_URL', { MESSAGES: 'smsir', SMSIR_API_KEY: 'k', SMSIR_TEMPLATES: 'code:1' }],
  ['GOOGLE_KEYS_URL', { GOOGLE_CLIENT_ID: 'i' }],
  ['GOOGLE_AUTHORIZE_URL', { GOOGLE_CLIENT_ID: 'i' }],
  ['PUBLIC_URL', {}],
] as const)
  test(`${name} in the clear does not open production`, () => {
    assert.deepEqual(
      faultsOf({ ...beside, [name]: plain }).map((fault) => fault.split(':')[0]),
      [name],
    )
  })

test('no address of a mail server switches off that mail goes sealed', () => {
  const mail = { MESSAGES: 'mail', MAIL_FROM: 'tickets@parastoo.example' }
  for (const url of ['smtps://a:b@host:465', 'smtp://a:b@host:587'])
    assert.deepEqual(faultsOf({ ...mail, SMTP_URL: url }), [])
  assert.deepEqual(faultsOf({ ...mail, SMTP_URL: 'smtp://a:b@host:587?ignoreTLS=true' }), [
    'SMTP_URL: must be like smtps://name:password@host:465',
  ])
})
