import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { Visit } from './stage.ts'

/** Holds back chunks of that name until the returned function is called. */
export async function late({ context }: Visit, piece: RegExp): Promise<() => void> {
  const { promise: called, resolve: comes } = Promise.withResolvers<void>()
  await context.route(piece, async (route) => {
    await called
    await route.continue()
  })
  return comes
}

/** By the file that begins it, whatever its room. */
export function piece(name: string): RegExp {
  return new RegExp(`/assets/(?:\\w+-)*${name}-[\\w-]{8}\\.js$`)
}

/** By a sentence of it, however pieces are cut. */
export function pieceSaying(sentence: string): RegExp {
  const folder = path.resolve('.data/build/client/assets')
  const files = globSync('*.js', { cwd: folder }).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(sentence),
  )
  assert.ok(files.length > 0, sentence)
  return new RegExp(`/assets/(?:${files.map((file) => RegExp.escape(file)).join('|')})$`)
}

export async function watchForBlanks({ context }: Visit): Promise<{ readonly assertNone: () => void }> {
  const blanks = new Set<string>()
  await context.exposeFunction('blankAt', (where: string) => void blanks.add(where))
  await context.addInitScript(() => {
    const { blankAt } = globalThis as unknown as { blankAt: (where: string) => void }
    addEventListener('pagealive', () => Object.assign(globalThis, { isAlive: true }))
    function look() {
      requestAnimationFrame(look)
      if (document.readyState === 'loading') return
      const lacks = [
        document.title === '' && 'title',
        document.querySelector('h1') === null && 'heading',
        (document.querySelector('main')?.clientHeight ?? 0) < 200 && 'anything',
      ].filter((one) => one !== false)
      if (lacks.length > 0) blankAt(`${location.pathname} without ${lacks.join(' and ')}`)
    }
    look()
  })
  return { assertNone: () => assert.deepEqual([...blanks], []) }
}

/** Hydrated: links are handled by the router. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isAlive' in globalThis)
}

export function onItsWay(page: Page) {
  return page.locator('main').getByText(/در حال آوردن/)
}
