import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { deployFolder, filled } from './deploy/filled.ts'

const haproxy = '/usr/sbin/haproxy'
const textOf = (file: string) => readFileSync(path.join(deployFolder, file), 'utf8')

test('HAProxy asks who is ready, and takes its file where it is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-haproxy-'))
  try {
    const file = path.join(folder, 'haproxy.cfg')
    const text = filled('haproxy/haproxy.cfg', {
      ...(parseEnv(textOf('machine.env')) as Record<string, string>),
      SITE_BIND: '127.0.0.1:8080',
      AWAY_PAGE: path.join(deployFolder, 'haproxy/away.http'),
    })
    assert.match(text, /\/primary/)
    assert.match(text, /\/readyz/)
    assert.match(text, /disable-on-404/)
    writeFileSync(file, text)
    if (existsSync(haproxy)) execFileSync(haproxy, ['-c', '-q', '-f', file])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('who is told by HAProxy that nobody serves is told when to come again', () => {
  const [head = '', body = ''] = textOf('haproxy/away.http').split('\r\n\r\n')
  assert.match(head, /^HTTP\/1\.1 503 /)
  assert.match(head, /^Retry-After: \d+$/m)
  assert.equal(JSON.parse(body).meta.code, 'AWAY')
})
