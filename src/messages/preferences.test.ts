import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import {
  channelNumbered,
  channelNumbers,
  channels,
  isLasting,
  isReceiver,
  newsChannels,
} from '#messages/channels.ts'
import { eventNames, eventOf, events } from '#messages/events.ts'
import {
  type Choices,
  choicesBy,
  preferenceFaults,
  pressed,
  unasked,
  waysTo,
  withPush,
} from '#messages/preferences.ts'
import { templates } from '#messages/templates.ts'

const someChannels = fc.subarray([...newsChannels])
const someChoices: fc.Arbitrary<Choices> = fc
  .tuple(...eventNames.map(() => someChannels))
  .map((chosen) => choicesBy((event) => chosen[eventNames.indexOf(event)] ?? []))
const someReach = fc.record({
  open: fc.subarray([...channels]),
  phone: fc.option(fc.constant('+989121234567'), { nil: undefined }),
  email: fc.option(fc.constant('sara@example.com'), { nil: undefined }),
  browsers: fc.nat(2),
})

test('the channels bear the numbers of the contract', () => {
  assert.deepEqual(channelNumbers, { Sms: 1, Email: 2, Push: 3, Whatsapp: 4 })
  for (const channel of newsChannels) assert.equal(channelNumbered(channelNumbers[channel]), channel)
  assert.equal(channelNumbered(5), undefined)
})

test('every event is in the list once, and every event has news', () => {
  assert.deepEqual([...eventNames].toSorted(), Object.keys(events).toSorted())
  const told = new Set(
    Object.values(templates).map((template) => ('event' in template ? template.event : undefined)),
  )
  for (const event of eventNames) assert.ok(told.has(event), event)
})

test('what nobody asked for is without faults, and money is never silent', () => {
  assert.deepEqual(preferenceFaults(unasked), [])
  for (const [name, template] of Object.entries(templates))
    if (/^(?:ticket|issue|refund-(?!step)|paid)/.test(name))
      assert.ok('event' in template && eventOf(template.event).isCritical, name)
})

test('what is critical reaches everybody who can be reached at all, whatever was chosen', () => {
  fc.assert(
    fc.property(someChoices, someReach, fc.constantFrom(...eventNames), (choices, reach, event) => {
      const ways = waysTo(event, choices, reach)
      const reaching = newsChannels.filter(
        (way) =>
          reach.open.includes(way) &&
          (way === 'Push' ? reach.browsers > 0 : (way === 'Email' ? reach.email : reach.phone) !== undefined),
      )
      assert.ok(ways.every((way) => reaching.includes(way)))
      if (eventOf(event).isCritical) {
        assert.equal(ways.length > 0, reaching.length > 0)
        assert.equal(ways.some(isLasting), reaching.some(isLasting), 'a push alone is not enough')
      } else assert.ok(ways.every((way) => choices[event].includes(way)))
    }),
  )
})

test('a way that does not reach somebody saves nothing from silence', () => {
  const byEmail = { ...unasked, choices: { ...unasked.choices, tickets: ['Email'] } as const }
  assert.deepEqual(preferenceFaults(byEmail), [])
  assert.deepEqual(preferenceFaults(byEmail, ['Sms', 'Whatsapp']), [
    { key: 'LAST_CHANNEL', event: 'tickets' },
  ])
})

test('only silencing what is critical is a fault, or leaving it to a push', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      const faults = preferenceFaults({ choices, quietHours: undefined })
      const silenced = eventNames.filter(
        (event) => eventOf(event).isCritical && !choices[event].some(isLasting),
      )
      assert.deepEqual(
        faults,
        silenced.map((event) => ({
          key: choices[event].length === 0 ? 'LAST_CHANNEL' : 'PUSH_ALONE',
          event,
        })),
      )
    }),
  )
})

test('who turns pushes on hears everything by them, unless he has chosen before', () => {
  const all = withPush(unasked)
  assert.ok(eventNames.every((event) => all.choices[event].includes('Push')))
  assert.deepEqual(preferenceFaults(all), [])
  const chosen = { ...unasked, choices: { ...unasked.choices, seats: ['Push'] } as const }
  assert.equal(withPush(chosen), chosen)
})

test('a box pressed twice is as it was', () => {
  fc.assert(
    fc.property(
      someChoices,
      fc.constantFrom(...eventNames),
      fc.constantFrom(...newsChannels),
      (choices, event, channel) => {
        const once = pressed(choices, event, channel)
        assert.notEqual(once[event].includes(channel), choices[event].includes(channel))
        assert.deepEqual(pressed(once, event, channel), choices)
      },
    ),
  )
})

test('an address that could be two, or a header, receives nothing', () => {
  for (const to of ['sara@example.com', 'a.b+c@sub.example.co']) assert.ok(isReceiver('Email', to), to)
  for (const to of [
    'a@b',
    'a@b.com,c@d.com',
    'a@b.com\r\nBcc: c@d.com',
    '<a@b.com>',
    '"a b"@c.com',
    'a b@c.com',
    '',
  ])
    assert.ok(!isReceiver('Email', to), JSON.stringify(to))
  assert.ok(isReceiver('Whatsapp', '+9647701234567') && !isReceiver('Bale', '09121234567'))
})
