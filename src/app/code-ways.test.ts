import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Way } from '#simulators/sms/book.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'

async function cameBy({ sms }: TestAgency, phone: string, way: Way): Promise<string> {
  for (let turn = 0; turn < 1200; turn++) {
    const message = sms.book.list(phone).find(({ channel }) => channel === way)
    if (message !== undefined) return message.text
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error(`nothing came to ${phone} by ${way}`)
}

test('a code comes by the way that was asked for, and by no other', async () => {
  await using agency = await openTestAgency()
  const ways = await agency.ask('GET /accounts/ways')
  assert.deepEqual(ways.data, { codeChannels: ['Sms', 'Bale', 'Whatsapp'], email: true, google: true })
  for (const [channel, mobile] of [
    [undefined, '09351230001'],
    ['Bale', '09351230002'],
    ['Whatsapp', '09351230003'],
  ] as const) {
    const phone = mobile.replace(/^0/, '+98')
    const asked = await agency.ask('POST /accounts/otp/create', {
      body: { mobile, ...(channel === undefined ? {} : { channel }) },
    })
    assert.equal(asked.status, 200, asked.text)
    const text = await cameBy(agency, phone, channel ?? 'Sms')
    assert.match(text, /\b[1-9]\d{3}\b/)
    assert.equal(agency.sms.book.list(phone).length, 1)
  }
})

test('a way that is closed is not offered, and refused when it is asked for all the same', async () => {
  await using agency = await openTestAgency({ MESSAGES: 'whatsapp' })
  const ways = await agency.ask('GET /accounts/ways')
  assert.deepEqual(ways.data, { codeChannels: ['Sms', 'Whatsapp'], email: false, google: true })
  for (const body of [{ mobile: '09351230004', channel: 'Bale' }, { email: 'nobody@example.com' }]) {
    const asked = await agency.ask('POST /accounts/otp/create', { body })
    assert.deepEqual([asked.status, asked.code], [400, 'CHANNEL_IS_CLOSED'])
  }
})
