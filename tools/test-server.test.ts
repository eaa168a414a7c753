import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { onTestServer } from './checks.ts'

test('who is done first leaves the PostgreSQL of all tests to the others, though they ask it nothing just then', async () => {
  await onTestServer(async ({ TEST_DATABASE_URL: connectionString }) => {
    await onTestServer(() => Promise.resolve())
    const client = new pg.Client({ connectionString })
    await assert.doesNotReject(client.connect())
    await client.end()
  })
})
