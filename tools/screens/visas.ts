import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

export async function walkVisas(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  for (const [name, path] of [
    ['80-visa-uae', '/visa-uae?isGuaranteed=true'],
    ['81-visa-azerbaijan', '/visa-azerbaijan'],
    ['82-visa-italy', '/visa-italy'],
    ['83-visa-thailand', '/visa-thiland'],
    ['84-visa-home', '/visa-home'],
    ['85-visa-type', '/visa/uae/type?type=transit'],
    ['86-visa-which', '/visa/type'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, 'whole')
  }
  const { desk } = stage.product.agency.visas
  await desk.open('TH', false)
  await page.goto('/visa-thiland', { waitUntil: 'networkidle' })
  await take('87-visa-closed', 'fold')
  await desk.open('TH', true)
}
