import type { ExperienceOption, ExperienceUnit } from '#experiences/supplier/experience.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'
import type { Slot } from '#experiences/supplier/slot.ts'

export const partyFaults = [
  'NOBODY',
  'UNKNOWN_UNIT',
  'TOO_FEW',
  'TOO_MANY',
  'UNIT_TOO_FEW',
  'UNIT_TOO_MANY',
  'NOT_ALONE',
  'NO_ROOM',
] as const
export type PartyFault = (typeof partyFaults)[number]

/** What of an option decides who may be bought together. */
export interface PartyRules extends Pick<ExperienceOption, 'leastUnits' | 'mostUnits'> {
  readonly units: readonly Pick<ExperienceUnit, 'ref' | 'least' | 'most' | 'accompaniedBy'>[]
}

/** Why these units may not be bought together, in this slot. */
export function faultsOfParty(
  option: PartyRules,
  party: readonly UnitCount[],
  slot?: Pick<Slot, 'vacancies' | 'mostUnits'>,
): readonly PartyFault[] {
  const counted = party.filter(({ count }) => count > 0)
  const many = counted.reduce((sum, { count }) => sum + count, 0)
  if (many === 0) return ['NOBODY']
  const most = Math.min(option.mostUnits ?? Infinity, slot?.mostUnits ?? Infinity)
  const faults = counted.flatMap((one) => faultsOfUnit(option, one, counted))
  return [
    ...new Set<PartyFault>([
      ...faults,
      ...(many < option.leastUnits ? (['TOO_FEW'] as const) : []),
      ...(many > most ? (['TOO_MANY'] as const) : []),
      ...(many > (slot?.vacancies ?? Infinity) ? (['NO_ROOM'] as const) : []),
    ]),
  ]
}

function faultsOfUnit(
  option: PartyRules,
  { unitRef, count }: UnitCount,
  party: readonly UnitCount[],
): readonly PartyFault[] {
  const unit = option.units.find(({ ref }) => ref === unitRef)
  if (unit === undefined) return ['UNKNOWN_UNIT']
  const isAlone =
    unit.accompaniedBy.length > 0 && !party.some((other) => unit.accompaniedBy.includes(other.unitRef))
  return [
    ...(count < (unit.least ?? 0) ? (['UNIT_TOO_FEW'] as const) : []),
    ...(count > (unit.most ?? Infinity) ? (['UNIT_TOO_MANY'] as const) : []),
    ...(isAlone ? (['NOT_ALONE'] as const) : []),
  ]
}
