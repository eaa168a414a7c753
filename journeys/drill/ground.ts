import type { DrillHouse, Town } from './houses.ts'

/** What a step of the drill happens to. */
export interface Ground extends Town {
  readonly house: DrillHouse
}
