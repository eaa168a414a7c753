import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oppwaResult } from '#payments/server/gateways/oppwa-results.ts'

test('a result code is read as the provider lists it', () => {
  for (const [code, result] of [
    ['000.000.000', 'ok'],
    ['000.100.110', 'ok'],
    ['000.300.000', 'ok'],
    ['000.400.110', 'ok'],
    ['000.400.000', 'ok'],
    ['000.400.100', 'ok'],
    ['000.400.030', 'lost'],
    ['900.100.300', 'lost'],
    ['000.200.000', 'pending'],
    ['000.200.100', 'pending'],
    ['800.400.500', 'pending'],
    ['100.400.500', 'pending'],
    ['200.300.404', 'none'],
    ['700.400.580', 'none'],
    ['800.100.152', 'no'],
    ['100.396.101', 'no'],
    ['000.400.107', 'no'],
    ['', 'no'],
    ['x000.000.000', 'no'],
  ] as const)
    assert.equal(oppwaResult(code), result, code)
})
