import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guardedGet } from '#magazine/server/guarded-request.ts'
import { isPublicAddress } from '#magazine/server/public-address.ts'

for (const address of [
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
])
  test(`${address} is closed`, () => {
    assert.equal(isPublicAddress(address), false)
  })

for (const address of ['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
  test(`${address} is open`, () => {
    assert.equal(isPublicAddress(address), true)
  })

const guard = { home: 'magazine.example', mostBytes: 1000, longestMs: 2000 }

for (const address of [
  'http://127.0.0.1/x.png',
  'http://[::1]/x.png',
  'http://2130706433/x.png',
  'http://0x7f.1/x.png',
  'http://localhost/x.png',
  'http://magazine.example:22/x.png',
  'http://user:pass@magazine.example/x.png',
  'ftp://magazine.example/x.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
])
  test(`${address} is not asked for`, async () => {
    await assert.rejects(async () => guardedGet(address, guard))
  })
