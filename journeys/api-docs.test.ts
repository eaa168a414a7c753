import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { assertFits } from './axe.ts'
import { piece } from './late-pieces.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('the contract is read', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`every room's calls stand there, with nothing asked elsewhere and nothing to send, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const opened = await page.goto('/api-docs')
      const policy = opened?.headers()['content-security-policy'] ?? ''
      assert.doesNotMatch(policy, /https?:|unsafe-eval|script-src[^;]*unsafe/)
      const { paths } = (await (await fetch(`${stage.address}/openapi.json`)).json()) as Contract
      const told = Object.values(paths).flatMap((methods) => Object.values(methods))
      assert.ok(told.length > 80)
      const rooms = page.locator('.api-docs-reader .opblock-tag')
      await rooms.first().waitFor({ timeout: 180_000 }) // the reader works for half a minute on a busy machine
      assert.deepEqual(
        await rooms.evaluateAll((all) => all.map((one) => one.getAttribute('data-tag'))),
        [...new Set(told.map(({ tags: [room = ''] }) => room))].toSorted(),
      )
      await page.locator('.opblock-tag[data-tag="payments"]').click()
      const ofPayments = told.filter(({ tags }) => tags.includes('payments'))
      const calls = page.locator('.opblock .opblock-summary-description')
      await calls.first().waitFor()
      assert.deepEqual(
        (await calls.allTextContents()).toSorted(),
        ofPayments.map(({ summary }) => summary).toSorted(),
      )
      await calls.first().click()
      await page.locator('.opblock-body .responses-wrapper').first().waitFor()
      assert.equal(await page.getByRole('button', { name: /try it out|execute/i }).count(), 0)
      await assertFits(page, 'the contract')
      assertFaultless(visit)
    })

  test('a page that nobody reads the contract on does not carry the reader', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    const asked: string[] = []
    page.on('response', (response) => asked.push(response.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    assert.ok(asked.some((url) => url.includes('/assets/')))
    assert.ok(!asked.some((url) => /\/assets\/[\w-]*(?:reader|api-docs|swagger)/.test(url)))
  })

  test('where the reader cannot be brought the page says so, and leads to the contract itself', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.route(piece('reader'), (route) => route.abort())
    await page.goto('/api-docs')
    await page.getByRole('alert').filter({ hasText: 'خواننده بارگذاری نشد' }).waitFor()
    const link = page.getByRole('main').getByRole('link', { name: 'openapi.json' })
    assert.equal(await link.getAttribute('href'), '/openapi.json')
  })
})

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
}
