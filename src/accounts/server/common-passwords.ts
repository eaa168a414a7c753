import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foldedPassword } from '#accounts/password.ts'
import { isPatterned } from '#accounts/password-patterns.ts'

/** A word of our list, alone or with usual additions (digits, a year,
 * a walk over the keyboard), or one of the most leaked. */
export function isCommon(password: string): boolean {
  const folded = foldedPassword(password)
  if (isPatterned(folded) || isWhole(folded)) return true
  const plain = folded.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
  const [, word = '', tail = ''] = /^(\p{L}[\p{L}\p{M}]*)(.*)$/u.exec(plain) ?? []
  const [, head = '', last = ''] = /^(.*?)(\p{L}[\p{L}\p{M}]*)$/u.exec(plain) ?? []
  return isWhole(plain) || (isWord(word) && isAddition(tail)) || (isWord(last) && isAddition(head))
}

function isWhole(text: string): boolean {
  leaked ??= new Set(linesOf('leaked-passwords.txt'))
  return isWord(text) || leaked.has(text)
}

function isAddition(text: string): boolean {
  const digits = text.replace(/[^\p{L}\d]/gu, '')
  return /^\d{0,4}$/.test(digits) || isPatterned(digits)
}

function isWord(text: string): boolean {
  words ??= new Set(linesOf('common-passwords.txt').filter((line) => !line.startsWith('#')))
  return words.has(text)
}

let words: ReadonlySet<string> | undefined
let leaked: ReadonlySet<string> | undefined

function linesOf(file: string): readonly string[] {
  return readFileSync(path.join(import.meta.dirname, '../data', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}
