import { suite, test } from 'node:test'
import { assertAccessible } from './axe.ts'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { eventually } from './shopper.ts'
import { assertFaultless, openStage } from './stage.ts'

suite('sources at the desk', { timeout: 90_000 }, () => {
  test('a search is in the funnel some seconds later, in the drawing and in the table beside it', async () => {
    await using stage = await openStage()
    await using traveller = await stage.visit('desktop')
    await traveller.page.goto('/tours')
    await using visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, ['content'])
    const { page } = visit
    const days = page.getByRole('region', { name: named('شمار هر روز'), exact: true })
    await eventually(
      async () => {
        await page.goto('/desk/sources')
        return (await days.getByRole('row').nth(1).textContent())?.includes('۱') ?? false
      },
      'the search is counted',
      40,
    )
    await page.getByRole('combobox', { name: named('روزها') }).selectOption('7')
    await page.getByRole('combobox', { name: named('محصول') }).selectOption({ label: 'تور' })
    await page.getByRole('button', { name: named('اعمال') }).press('Enter')
    await page.waitForURL(/days=7/)
    await page.getByRole('link', { name: named('سفربین') }).press('Enter')
    await page.getByText('هنوز کسی از این بازار نیامده است').waitFor()
    await assertAccessible(page, 'desk-sources')
    await lookAt(page, 'desk-sources')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-sources-dark')
    assertFaultless(visit)
  })
})
