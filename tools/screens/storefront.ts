import { dayAhead } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

export async function walkStorefront(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  for (const destination of ['MHD', 'SYZ', 'KIH'])
    await page.goto(`/plp?origin=THR&destination=${destination}&date=${dayAhead(12)}`)
  for (const [name, path] of [
    ['30-home-recents', '/'],
    ['31-landing', '/flight/MHD'],
    ['32-landing-abroad', '/international-flight/IST'],
    ['33-destinations', '/landing'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, 'whole')
  }
}
