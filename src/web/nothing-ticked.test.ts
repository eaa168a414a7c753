import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '..')
const drawn = globSync('**/*.tsx', { cwd: root }).filter((file) => !/web\/(?:styleguide|ui)\//.test(file))
const boxes = drawn.flatMap((file) => boxesIn(file, readFileSync(path.join(root, file), 'utf8')))

interface Box {
  readonly file: string
  readonly ticked: string | undefined
}

/** Why each checkbox may start ticked: the address, an earlier choice, or a state that starts empty. */
const reasons: Readonly<Record<string, string>> = {
  // start empty
  'form.agreement': 'the agreement to a refund',
  isAgreed: 'the agreement to an erasure',
  isChosen: 'a ticket to give back, what is offered with it, or one of a filter’s values in the address',
  isCompared: 'a flight to compare',
  '!isDue': 'a name that its owner has looked at',
  usesCredit: 'begins off: the credit of an agency that its reader buys for',
  usesWallet: 'on once the wallet’s part is held for this very order',
  // from the address
  noSelfTransfer: 'a filter',
  noAirportChange: 'a filter',
  withSeats: 'a filter',
  duplicates: 'what the list shows, and costs nothing',
  'chosen.includes(key)': 'a filter',
  directOnly: 'the search',
  isWished: 'a guarantee, begins unwished; the address',
  isFlexible: 'whether a day beside the one wished would do, begins unsaid',
  isOn: 'hotels that can be cancelled for nothing',
  isGoing: 'who moves to another day: the address, and at first whoever can',
  // stored choices
  'requests.includes(one)': 'what is wished of a hotel, begins empty',
  isAnonymous: 'whether a review has no name, begins unwished',
  isProtected: 'protection of a refund, begins unwished',
  wished: 'whether to be reminded, or told of the day of travel',
  'quietHours !== undefined': 'hours in which nobody is woken',
  isOnHere: 'pushes to this very browser, once its reader let them',
  '!isClosed && choices[event].includes(channel)': 'what is told by which way',
  'held?.roles.includes(name)': 'the roles that a colleague has now; none for a new one',
}

test('every box of every form is found', () => {
  assert.ok(boxes.length >= 12, `${boxes.length} boxes`)
})

test('no box is ticked but by the address, by its reader’s own choice, or by his hand', () => {
  const unknown = boxes.filter(({ ticked }) => ticked !== undefined && reasons[ticked] === undefined)
  assert.deepEqual(unknown, [])
})

test('an agreement begins unsaid', () => {
  const yes = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.') && /web\//.test(file))
    .filter((file) =>
      /\[(?:isAgreed|isChosen), \w+\] = useState\(true\)|empty[^{]*\{[^}]*agreement: true/.test(read(file)),
    )
  assert.deepEqual(yes, [])
})

test('a box that somebody ticks beforehand is seen, however it is written', () => {
  const [bare, said, named, own] = boxesIn(
    'a.tsx',
    `<Check defaultChecked>a</Check> <Switch checked={true} /> <Check checked={a > b} onChange={({ target }) => c(target.checked)}>
     <input type="checkbox" onChange={(event) => c(event.target.checked)} />`,
  )
  assert.deepEqual(
    [bare?.ticked, said?.ticked, named?.ticked, own?.ticked],
    ['always', 'true', 'a > b', undefined],
  )
})

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function boxesIn(file: string, text: string): Box[] {
  const opened = /<(?:Check|Switch)\b|<input\b(?=[^>]*?type="checkbox")/g
  return [...text.matchAll(opened)].map(({ index }) => {
    const tag = tagAt(text, index)
    const [, ticked] = /\b(?:defaultC|c)hecked(?:=\{([\s\S]*?)\}(?=\s|\/|>|$)|(?=[\s/>]))/.exec(tag) ?? []
    const isTicked = /\b(?:defaultC|c)hecked\b/.test(tag.replaceAll('.checked', ''))
    return { file, ticked: isTicked ? (ticked ?? 'always') : undefined }
  })
}

function tagAt(text: string, index: number): string {
  let depth = 0
  for (let at = index; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (sign === '>' && depth === 0) return text.slice(index, at)
  }
  return text.slice(index)
}
