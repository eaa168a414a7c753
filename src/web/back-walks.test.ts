import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { openTab, rest } from '#testing/web/tab.ts'
import { bareAddress, depthIn } from '#web/back-marks.ts'

test('the back button goes where it should after whatever was done before', async () => {
  const action = fc.oneof(
    fc.constantFrom(
      'lay',
      'shut',
      'back',
      'forward',
      'swap',
      'shut and push',
      'shut and replace',
      'push and lay',
    ),
    fc.record({ push: fc.constantFrom('/a', '/b?x=1', '/c#d') }),
    fc.record({ replace: fc.constantFrom('/e', '/f?y=2') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
      const walk = openTab()
      const model = { pages: ['/'], at: 0 }
      for (const one of actions) {
        play(walk, model, one)
        await rest()
        agree(walk, model)
      }
    }),
    { numRuns: 50, examples: [[['lay', 'lay', 'shut and replace']]] },
  )
})

type Walk = ReturnType<typeof openTab>
interface Model {
  pages: string[]
  at: number
}
type Action = string | { readonly push: string } | { readonly replace: string }

function play(walk: Walk, model: Model, action: Action): void {
  const { tab, router, lay, shut, open } = walk
  const top = open.findLast(({ isOpen }) => isOpen)
  const cut = () => {
    model.pages = model.pages.slice(0, model.at + 1)
  }
  function push(url: string) {
    cut()
    model.pages.push(url)
    model.at += 1
    router.push(url)
  }
  function replace(url: string) {
    model.pages[model.at] = url
    router.replace(url)
  }
  if (typeof action === 'object') return 'push' in action ? push(action.push) : replace(action.replace)
  if (action === 'lay' || action === 'swap') {
    if (action === 'swap') shut(top)
    cut()
    lay()
  } else if (action === 'push and lay') {
    push('/i')
    lay()
  } else if (action === 'back') {
    if (top === undefined && model.at > 0) model.at -= 1
    tab.walk(-1)
  } else if (action === 'forward') {
    if (top === undefined && model.at < model.pages.length - 1) model.at += 1
    tab.walk(1)
  } else {
    shut(top)
    if (action === 'shut and push') push('/g')
    if (action === 'shut and replace') replace('/h')
  }
}

function agree({ tab, router, open }: Walk, { pages, at }: Model): void {
  const laid = open.filter(({ isOpen }) => isOpen).length
  assert.equal(router.url, pages[at])
  assert.equal(bareAddress(tab.entry.url), pages[at])
  assert.equal(/[?&]rqs=\d{5}/.test(tab.entry.url), laid > 0)
  assert.equal(depthIn(tab.entry.state), laid)
  const behind = tab.entries.slice(0, tab.at + 1).filter(({ state }) => depthIn(state) === 0)
  assert.deepEqual(behind.map(({ url }) => url).slice(0, -1), pages.slice(0, at))
  assert.equal(tab.at, at + laid, 'nothing piles up')
}
