import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visaFileName, visaFileType } from '#visas/visa-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a visa is known by its bytes and by nothing else', () => {
  assert.equal(visaFileType(bytes('%PDF-1.7\n')), 'application/pdf')
  assert.equal(visaFileType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), 'image/jpeg')
  for (const other of [
    bytes('<html>%PDF-'),
    bytes('MZ'),
    bytes(''),
    new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  ])
    assert.equal(visaFileType(other), undefined)
})

test('it is saved under the number of the request and of the applicant', () => {
  assert.equal(visaFileName('V-204117', 0, 'application/pdf'), 'visa-204117-1.pdf')
  assert.equal(visaFileName('V-204117', 1, 'image/jpeg'), 'visa-204117-2.jpg')
})
