import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noPassport } from '#passengers/passport-form.ts'
import { searchSaved } from '#passengers/search-saved.ts'
import { savedSara } from '#testing/passengers/saved.ts'

const people = [
  savedSara({ id: 'sara' }),
  savedSara({
    ...noPassport,
    id: 'karim',
    firstName: 'KARIM',
    lastName: 'AL JABURI',
    firstNameFarsi: 'کریم',
    lastNameFarsi: 'الجبوری',
    nationalCode: '0499370899',
  }),
]
const found = (typed: string) => searchSaved(people, typed).map(({ id }) => id)

const searches = [
  ['', ['sara', 'karim']],
  ['سارا', ['sara']],
  ['ساره', []],
  ['كريم', ['karim']],
  ['الجبوري', ['karim']],
  ['sara moham', ['sara']],
  ['jaburi karim', ['karim']],
  ['۰۰۱۲۳۴', ['sara']],
  ['٠٤٩٩', ['karim']],
  ['k4512', ['sara']],
  ['K۴۵۱', ['sara']],
  [';vdl', ['karim']],
  ['9K', []],
] as const
for (const [typed, ids] of searches)
  test(`"${typed}" finds ${ids.join(' and ') || 'nobody'}`, () => assert.deepEqual(found(typed), ids))
