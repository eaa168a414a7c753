import assert from 'node:assert/strict'
import { globSync, readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'

const mostBytes = 150_000
const pictures = globSync('docs/pictures/*')

test('both READMEs show every picture there is, and each is light', () => {
  assert.ok(pictures.length >= 4)
  for (const readme of ['README.md', 'README.fa.md']) {
    const text = readFileSync(readme, 'utf8')
    assert.deepEqual(
      pictures.filter((picture) => !text.includes(picture)),
      [],
      readme,
    )
  }
  for (const picture of pictures) assert.ok(statSync(picture).size < mostBytes, picture)
})
