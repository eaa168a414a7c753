import { type ExperienceWish, experienceGoods } from '../buyer/experience-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import { dayIn } from './fares.ts'
import type { Scene } from './scene.ts'

/** Boats of many, a cellar of four, a museum without end, a car that somebody looks at first, a dinner that is declined. */
const wishes: readonly (Omit<ExperienceWish, 'from'> & { readonly of: number })[] = [
  { of: 6, experienceId: 'octo-bosphorus-boat', adults: 2 },
  { of: 4, experienceId: 'octo-cellar-walk' },
  { of: 4, experienceId: 'octo-tile-museum' },
  { of: 2, experienceId: 'octo-desert-car' },
  { of: 2, experienceId: 'octo-roof-dinner' },
]

export function outings(scene: Scene): readonly { readonly of: number; readonly goods: Goods }[] {
  const from = dayIn(scene, 30)
  return wishes.map(({ of, ...wish }) => ({ of, goods: experienceGoods({ ...wish, from }) }))
}
