import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Visit } from './stage.ts'

/** Until the answer is called, no piece of that name comes. */
export async function late({ context }: Visit, piece: RegExp): Promise<() => void> {
  const { promise: called, resolve: comes } = Promise.withResolvers<void>()
  await context.route(piece, async (route) => {
    await called
    await route.continue()
  })
  return comes
}

/** The piece of that name, whatever its print; of `confirm` not `confirm-page`. */
export function piece(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`)
}

/** Looks at every frame of every page of the visit; a page has a title, a heading and something under it at any moment. */
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

/** The page has taken over what the server drew: from now on a link is the app's own. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isAlive' in globalThis)
}

/** What says that something is on its way, in the place where it will be. */
export function onItsWay(page: Page) {
  return page.locator('main').getByText(/در حال آوردن/)
}
