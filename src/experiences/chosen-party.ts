import { faultsOfParty, type PartyFault, type PartyRules } from '#experiences/party.ts'
import type { ExperienceOptionView, ExperienceSlot } from '#experiences/responses.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'
import { unitName } from '#experiences/unit-words.ts'
import { persianDigits } from '#money/digits.ts'

/** Those of the option that were chosen, in its order; before anybody chooses, the fewest who may come alone. */
export function partyFor(option: ExperienceOptionView, chosen: readonly UnitCount[]): readonly UnitCount[] {
  const known = option.units.flatMap(({ unitRef }) => chosen.find((one) => one.unitRef === unitRef) ?? [])
  if (known.length > 0) return known
  const alone = option.units.filter(({ accompaniedBy }) => accompaniedBy.length === 0)
  const first = alone.find(({ kind }) => kind === 'adult') ?? alone[0] ?? option.units[0]
  return first === undefined
    ? []
    : [{ unitRef: first.unitRef, count: Math.max(1, option.leastUnits, first.least ?? 1) }]
}

/** Rial; undefined where one of them has no price in this slot. */
export function partyTotal(
  { unitPrices, partyPrice }: Pick<ExperienceSlot, 'unitPrices' | 'partyPrice'>,
  party: readonly UnitCount[],
): number | undefined {
  if (unitPrices === null) return partyPrice ?? undefined
  return party.reduce<number | undefined>((sum, { unitRef, count }) => {
    const each = unitPrices[unitRef]
    return sum === undefined || each === undefined ? undefined : sum + each * count
  }, 0)
}

export function partySays(
  option: ExperienceOptionView,
  party: readonly UnitCount[],
  slot?: Pick<ExperienceSlot, 'vacancies' | 'mostUnits'>,
): readonly string[] {
  const rules: PartyRules = {
    ...option,
    units: option.units.map(({ unitRef, ...unit }) => ({ ref: unitRef, ...unit })),
  }
  return faultsOfParty(rules, party, slot).map((fault) => sentence(fault, option, slot))
}

function sentence(
  fault: PartyFault,
  option: ExperienceOptionView,
  slot: Pick<ExperienceSlot, 'vacancies' | 'mostUnits'> | undefined,
): string {
  const most = Math.min(option.mostUnits ?? Infinity, slot?.mostUnits ?? Infinity)
  switch (fault) {
    case 'TOO_FEW':
      return `دست‌کم ${persianDigits(option.leastUnits)} بلیت با هم فروخته می‌شود.`
    case 'TOO_MANY':
      return `بیش از ${persianDigits(most)} بلیت در یک خرید فروخته نمی‌شود.`
    case 'NO_ROOM':
      return `در این نوبت تنها ${persianDigits(slot?.vacancies ?? 0)} جا مانده است.`
    case 'NOT_ALONE':
      return `${lonely(option)} تنها فروخته نمی‌شود؛ همراهش را هم انتخاب کنید.`
    case 'UNIT_TOO_FEW':
    case 'UNIT_TOO_MANY':
      return `تعداد ${limited(option)} اندازه دارد؛ تعداد را عوض کنید.`
    case 'NOBODY':
    case 'UNKNOWN_UNIT':
      return 'دست‌کم یک بلیت انتخاب کنید.'
  }
}

function lonely({ units }: ExperienceOptionView): string {
  const names = units.filter(({ accompaniedBy }) => accompaniedBy.length > 0).map(unitName)
  return names.length === 0 ? 'این بلیت' : `بلیت ${names.join(' و ')}`
}

function limited({ units }: ExperienceOptionView): string {
  const named = units
    .filter(({ least, most }) => least !== null || most !== null)
    .map((unit) => `${unitName(unit)} (${limits(unit)})`)
  return named.join('، ')
}

function limits({ least, most }: ExperienceOptionView['units'][number]): string {
  const from = least === null ? '' : `دست‌کم ${persianDigits(least)}`
  const to = most === null ? '' : `حداکثر ${persianDigits(most)}`
  return [from, to].filter(Boolean).join('، ')
}
