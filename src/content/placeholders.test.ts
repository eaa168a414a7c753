import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figureFault, filled, placeholdersOf } from '#content/placeholders.ts'

const names = ['hours', 'days']

test('a text takes the figures of the house, and says nothing where one is not known', () => {
  assert.equal(filled('تا {hours} ساعت', { hours: '۷۲' }), 'تا ۷۲ ساعت')
  assert.equal(filled('تا {days} روز', { hours: '۷۲' }), undefined)
  assert.equal(filled('تا {hours} ساعت', { hours: '' }), undefined)
  assert.deepEqual(placeholdersOf(['hours']), { hours: '{hours}' })
})

test('a figure that was typed by hand is refused, but for those of the house’s own text', () => {
  const own = 'پشتیبانی ۲۴ ساعته، پاسخ تا {hours} ساعت'
  assert.equal(figureFault({ text: 'پاسخ تا {hours} ساعت، ۲۴ ساعته', own, names }), undefined)
  for (const text of ['پاسخ تا ۴۸ ساعت', 'پاسخ تا 48 ساعت', 'پاسخ تا ۲۴۰ ساعت'])
    assert.match(figureFault({ text, own, names }) ?? '', /دستی نوشته شده/, text)
  assert.match(figureFault({ text: 'تا {minutes} دقیقه', own, names }) ?? '', /\{minutes\}/)
  assert.match(figureFault({ text: 'تا {hours ساعت', own, names }) ?? '', /آکولاد/)
})
