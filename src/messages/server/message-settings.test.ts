import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waysIn } from '#messages/server/message-settings.ts'

test('a demo has every way at house simulators', () => {
  const { ways, faults } = waysIn({}, 'demo')
  assert.deepEqual(faults, [])
  assert.deepEqual(
    [ways.bale?.baseUrl, ways.whatsapp?.baseUrl, ways.mail?.url],
    [
      'http://localhost:3006/bale',
      'http://localhost:3006/graph/v23.0',
      'smtp://parastoo:house-simulator@localhost:3007',
    ],
  )
  assert.equal(ways.smsir?.baseUrl, 'http://localhost:3002/smsir')
  assert.equal(waysIn({ SMS_URL: 'http://localhost:9' }, 'demo').ways.smsir, undefined)
  assert.ok(ways.bale?.isSimulator && ways.whatsapp?.isSimulator && ways.mail?.isSimulator)
})

test('production has those it names, and none unless it does', () => {
  assert.deepEqual(waysIn({}, 'production'), { ways: {}, faults: [] })
  assert.deepEqual(waysIn({ MESSAGES: 'none' }, 'demo').ways, {})
  const given = { MESSAGES: 'bale, mail', BALE_CLIENT_ID: 'a', BALE_CLIENT_SECRET: 'b' }
  const { ways, faults } = waysIn(
    { ...given, SMTP_URL: 'smtps://a:b@mail.example.com:465', MAIL_FROM: 'tickets@example.com' },
    'production',
  )
  assert.deepEqual(faults, [])
  assert.deepEqual(ways, {
    bale: { isSimulator: false, baseUrl: 'https://safir.bale.ai/api/v2', clientId: 'a', clientSecret: 'b' },
    mail: { isSimulator: false, url: 'smtps://a:b@mail.example.com:465', from: 'tickets@example.com' },
  })
})

test('everything that is missing or wrong is named at once', () => {
  const wrong = {
    MESSAGES: 'bale,whatsapp,mail,smsir,pigeon',
    SMSIR_API_KEY: 'k',
    SMSIR_TEMPLATES: 'code=1',
    BALE_CLIENT_ID: 'a',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_TOKEN: 't',
    WHATSAPP_URL: 'http://graph.example.com',
    SMTP_URL: 'mail.example.com',
    MAIL_FROM: 'tickets',
  }
  const { faults } = waysIn(wrong, 'production')
  assert.deepEqual(
    faults.map((fault) => fault.split(':')[0]),
    ['BALE_CLIENT_SECRET', 'WHATSAPP_URL', 'SMTP_URL', 'MAIL_FROM', 'SMSIR_TEMPLATES', 'MESSAGES'],
  )
})

test('half of a real one in a demo is a fault, and no simulator', () => {
  const { ways, faults } = waysIn({ MAIL_FROM: 'tickets@example.com' }, 'demo')
  assert.deepEqual(faults, ['SMTP_URL: is needed to send messages by mail'])
  assert.equal(ways.mail?.isSimulator, false)
})
