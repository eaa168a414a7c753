import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rounded } from './rounded.ts'

test('a path keeps its commands and the order of its numbers, each with one decimal', () => {
  for (const [given, drawn] of [
    ['M256,216a8,8,0,0,1-8,8H104Z', 'M256,216a8,8,0,0,1-8,8H104Z'],
    ['M10.25-3.04l.55.55', 'M10.3-3l.6.6'],
    ['m1.04.55.04.96', 'm1,.6,0,1'],
    ['l-.06-12.99', 'l-.1-13'],
    ['c.96.6,1.02.3', 'c1,.6,1,.3'],
  ])
    assert.equal(rounded(`<path opacity="0.25" d="${given}"/>`), `<path opacity="0.25" d="${drawn}"/>`)
})
