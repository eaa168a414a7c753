import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { COUNTRIES } from '#places/countries.ts'

test('every country of the list has a flag, and the sheet asks for nothing from elsewhere', () => {
  const sheet = readFileSync(new URL('flags.svg', import.meta.url), 'utf8')
  const codes = [...sheet.matchAll(/<symbol id="([A-Z]{2})"/g)].map(([, code]) => code)
  assert.deepEqual(codes.toSorted(), COUNTRIES.map(({ code }) => code).toSorted())
  assert.doesNotMatch(sheet, /href=|url\(|<script|<style|on[a-z]+=/)
})
