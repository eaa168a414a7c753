import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { leaders } from './hotel-steps.ts'
import { named } from './labels.ts'

export async function voucherOpens(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: named('دانلود واچر') }).first()
  const paper = await page.request.get((await link.getAttribute('href')) ?? '')
  assert.equal(paper.headers()['content-type'], 'application/pdf')
  const { pages, words } = readPdf(await paper.body())
  assert.equal(pages, 1)
  for (const { firstName, firstNameFarsi } of leaders)
    for (const word of [firstName, firstNameFarsi]) assert.ok(words.has(word), `«${word}» is on the voucher`)
  for (const word of ['Voucher', 'nights', 'واچر', 'مرجان']) assert.ok(words.has(word), `«${word}»`)
}
