import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldedPassword } from '#accounts/password.ts'
import { isPatterned } from '#accounts/password-patterns.ts'

const file = path.join(import.meta.dirname, '../data/common-passwords.txt')
let words: ReadonlySet<string> | undefined

/**
 * Do many people use it? A word of the list alone, or with what people add to one: digits, a year, a walk over the
 * keyboard, a sign or two.
 */
export function isCommon(password: string): boolean {
  const folded = foldedPassword(password)
  if (isPatterned(folded) || isWord(folded)) return true
  const plain = folded.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  const [, word = '', tail = ''] = /^(\p{L}[\p{L}\p{M}]*)(.*)$/u.exec(plain) ?? []
  const [, head = '', last = ''] = /^(.*?)(\p{L}[\p{L}\p{M}]*)$/u.exec(plain) ?? []
  return isWord(plain) || (isWord(word) && isAddition(tail)) || (isWord(last) && isAddition(head))
}

function isAddition(text: string): boolean {
  const digits = text.replace(/[^\p{L}\d]/gu, '')
  return /^\d{0,4}$/.test(digits) || isPatterned(digits)
}

function isWord(text: string): boolean {
  words ??= new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  )
  return words.has(text)
}
