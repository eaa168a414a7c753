import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSendersIn } from '#messages/server/site-sender-settings.ts'
import { newVapidKey } from '#server/vapid-key.ts'

const SITES = 'chakavak=https://chakavak.example'

test('a further brand sends by what is named for it', () => {
  const key = newVapidKey()
  const { senders, faults } = siteSendersIn({
    SITES,
    SITE_SMS_API_KEYS: 'chakavak=a-key-of-its-own==',
    SITE_MAIL_FROM: 'chakavak=tickets@chakavak.example',
    SITE_WHATSAPP_NUMBERS: 'chakavak=106540352242999',
    SITE_BALE_CLIENTS: 'chakavak=its-client:its:secret=',
    SITE_VAPID_KEYS: `chakavak=${key}`,
  })
  assert.deepEqual(faults, [])
  assert.deepEqual(senders, {
    smsApiKeys: { chakavak: 'a-key-of-its-own==' },
    mailFrom: { chakavak: 'tickets@chakavak.example' },
    whatsappNumbers: { chakavak: '106540352242999' },
    baleClients: { chakavak: 'its-client:its:secret=' },
    pushKeys: { chakavak: key },
  })
  assert.deepEqual(siteSendersIn({}).faults, [])
})

test('a sender of no further site, and one that is none, are said', () => {
  const { faults } = siteSendersIn({
    SITES,
    SITE_SMS_API_KEYS: 'parastoo=long-enough,chakavak=short',
    SITE_MAIL_FROM: 'chakavak=tickets',
    SITE_WHATSAPP_NUMBERS: 'chakavak=+98912',
    SITE_BALE_CLIENTS: 'chakavak=its-client',
    SITE_VAPID_KEYS: 'chakavak=secret',
  })
  assert.deepEqual(
    faults.map((fault) => fault.split(':')[0]),
    [
      'SITE_SMS_API_KEYS',
      'SITE_SMS_API_KEYS',
      'SITE_MAIL_FROM',
      'SITE_WHATSAPP_NUMBERS',
      'SITE_BALE_CLIENTS',
      'SITE_VAPID_KEYS',
    ],
  )
  assert.match(faults.join(), /no further site shows «parastoo»/)
})
