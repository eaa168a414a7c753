import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledMacro, gapsIn, macroGapNames } from '#desk/macros/gaps.ts'
import { macroFault } from '#desk/macros/macro-faults.ts'

test('gaps are filled with what is known, and what is not stands there still and is named', () => {
  const body = '{name} عزیز، سفارش {number} تا {hour} برمی‌گردد. {number}'
  assert.deepEqual(filledMacro(body, { name: 'سارا', number: '104203181', hour: '۰۶:۱۵' }), {
    text: 'سارا عزیز، سفارش 104203181 تا ۰۶:۱۵ برمی‌گردد. 104203181',
    missing: [],
  })
  assert.deepEqual(filledMacro(body, { number: '104203181' }), {
    text: '{name} عزیز، سفارش 104203181 تا {hour} برمی‌گردد. 104203181',
    missing: ['name', 'hour'],
  })
  assert.deepEqual(filledMacro(body, { name: '', number: '1', hour: '۲' }).missing, ['name'])
})

test('a value is never read for gaps of its own', () => {
  assert.equal(filledMacro('{name}', { name: '{number}', number: '1' }).text, '{number}')
})

test('braces around what is no gap are nobody’s', () => {
  assert.deepEqual(gapsIn('{toString} {نام} {Number} {number}'), ['number'])
})

test('a macro that may be sent has gaps we know and is written as the house writes', () => {
  const wrong: readonly (readonly [text: string, says: RegExp])[] = [
    ['مبلغ {price} برمی‌گردد', /\{price\}.*نداریم/],
    ['مبلغ {} برمی‌گردد', /نداریم/],
    ['مبلغ {refund برمی‌گردد', /آکولاد/],
    ['بلیط شما صادر شد.', /«بلیط».*بلیت/],
    ['پول شما بر می گردد.', /«می».*نیم‌فاصله/],
    ['سلام! وقت بخیر', /نقطه/],
    ['لطفا صبر کنید.', /لطفاً/],
    ['پرواز شما cancelled شد.', /فارسی/],
    ['Your ticket is ready.', /فارسی/],
    ['مبلغ واريز شد.', /«ي»/],
  ]
  for (const [text, says] of wrong) assert.match(macroFault(text) ?? '', says, text)
  for (const text of [
    'سلام {name} عزیز،\nبلیت سفارش {number} صادر شد؛ فایل PDF را تنها در صفحهٔ سفارش ببینید.',
    'کد رزرو شما {reference} است.',
    ...macroGapNames.map((gap) => `این است: {${gap}}.`),
  ])
    assert.equal(macroFault(text), undefined, text)
})
