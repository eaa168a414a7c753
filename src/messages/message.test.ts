import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { smsSize } from '#messages/message-fields.ts'
import { isTemplateName, templateOf, templates } from '#messages/templates.ts'

const issued: Message = {
  to: '+989123456789',
  template: 'ticket-issued',
  tokens: ['10420318', 'K7QX2M', 'تهران به مشهد، پنجشنبه ۱۲ آذر'],
}

test('a message that fits its template may be sent', () => {
  assert.deepEqual(faultsOf(issued), [])
})

test('a message names every slot it gets wrong', () => {
  const cases: readonly (readonly [Partial<Message>, number])[] = [
    [{ to: '09123456789' }, 1],
    [{ to: '+98 912 345 6789' }, 1],
    [{ tokens: ['10420318', 'K7QX2M'] }, 2],
    [{ tokens: ['10420318', 'K7 QX2M', 'تهران'] }, 1],
    [{ tokens: ['', 'K7QX2M', 'تهران'] }, 1],
    [{ tokens: ['1', '2', 'یک دو سه چهار پنج شش هفت'] }, 1],
    [{ tokens: ['1', '2', 'الف'.repeat(40)] }, 1],
  ]
  for (const [wrong, faults] of cases)
    assert.equal(faultsOf({ ...issued, ...wrong }).length, faults, JSON.stringify(wrong))
})

test('values stand where the template wants them', () => {
  const text = textOf(templateOf('ticket-issued').text, slotsOf('ticket-issued', issued.tokens))
  assert.match(text, /^تهران به مشهد، پنجشنبه ۱۲ آذر$/m)
  assert.match(text, /کد رزرو: K7QX2M/)
  assert.match(text, /شمارهٔ سفارش: 10420318/)
})

test('the message of a ticket with seats is as long as that of one without: two parts', () => {
  const tokens = [...issued.tokens, 'صندلی 12A و 12B و 12C و 12D']
  const text = textOf(templateOf('ticket-issued-seats').text, slotsOf('ticket-issued-seats', tokens))
  assert.match(text, /^صندلی 12A و 12B و 12C و 12D$/m)
  const plain = textOf(templateOf('ticket-issued').text, slotsOf('ticket-issued', issued.tokens))
  assert.deepEqual([smsSize(plain).parts, smsSize(text).parts], [2, 2])
})

test('every template names exactly the slots its text has', () => {
  for (const [name, { text, slots }] of Object.entries(templates)) {
    const inText = [...text.matchAll(/%(token\d*|letter)/g)].map((found) => found[1])
    assert.deepEqual(new Set(inText), new Set<string>(slots), name)
    assert.equal(inText.length, slots.length, name)
  }
})

test('a name is a template only if we wrote one', () => {
  assert.equal(isTemplateName('code'), true)
  assert.equal(isTemplateName('toString'), false)
})
