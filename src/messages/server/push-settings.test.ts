import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waysIn } from '#messages/server/message-settings.ts'
import { isPushEndpoint } from '#messages/server/push-settings.ts'
import { isVapidKey, newVapidKey } from '#server/vapid-key.ts'

test('a demo pushes by a key of its own, to the services of browsers and to its simulator', () => {
  const { ways, faults } = waysIn({}, 'demo')
  assert.deepEqual(faults, [])
  assert.deepEqual(
    [ways.push?.isSimulator, ways.push?.simulatorUrl, ways.push?.privateKey],
    [true, 'http://localhost:3010', undefined],
  )
})

test('production pushes when it is named with a key, and has no simulator', () => {
  const wanted = { MESSAGES: 'push' }
  assert.deepEqual(waysIn(wanted, 'production').faults, [
    'VAPID_PRIVATE_KEY: is needed to send messages by push',
  ])
  const { ways, faults } = waysIn({ ...wanted, VAPID_PRIVATE_KEY: newVapidKey() }, 'production')
  assert.deepEqual(faults, [])
  assert.deepEqual([ways.push?.isSimulator, ways.push?.simulatorUrl], [false, undefined])
})

test('a key or a host that is none is said', () => {
  const given = { MESSAGES: 'push', VAPID_PRIVATE_KEY: 'secret', PUSH_HOSTS: 'push.example.com, 10.0.0.1' }
  assert.deepEqual(
    waysIn(given, 'demo').faults.map((fault) => fault.split(':')[0]),
    ['VAPID_PRIVATE_KEY', 'PUSH_HOSTS'],
  )
  assert.ok(!isVapidKey(Buffer.alloc(32).toString('base64url')), 'zero is no key')
  assert.ok(!isVapidKey(Buffer.alloc(32, 255).toString('base64url')), 'nor what lies beyond the curve')
})

test('only push services of browsers’ makers are written to, whatever a browser says', () => {
  const real = waysIn({ MESSAGES: 'push', VAPID_PRIVATE_KEY: newVapidKey() }, 'production').ways.push
  assert.ok(real)
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    assert.ok(isPushEndpoint(endpoint, real), endpoint)
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@10.0.0.1/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com.example/abc',
    'https://evil-push.apple.com/abc',
    'https://push.apple.com.',
    'https://localhost/abc',
    'http://localhost:3010/push/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/abc',
    'file:///etc/passwd',
    'no address',
  ])
    assert.ok(!isPushEndpoint(endpoint, real), endpoint)
})

test('the simulator’s address is one only where the simulator runs', () => {
  const demo = waysIn({ PUSH_TWIN_PORT: '4010' }, 'demo').ways.push
  assert.ok(demo)
  assert.ok(isPushEndpoint('http://localhost:4010/push/abc', demo))
  assert.ok(!isPushEndpoint('http://localhost:4011/push/abc', demo))
})
