import { invalid } from './errors.ts'
import { newId } from './ids.ts'

export type DuffelPaxType = 'adult' | 'child' | 'infant_without_seat'

export interface OfferPassenger {
  readonly id: string
  readonly type: DuffelPaxType
  readonly age: number | null
}

export interface PassengerRequest {
  readonly id?: string
  readonly type?: string
  readonly age?: number
}

export function requestedPassengers(
  asked: readonly PassengerRequest[] | undefined,
): readonly OfferPassenger[] {
  const passengers = (asked ?? []).map(({ id, type, age }): OfferPassenger => {
    const known = type === 'adult' || type === 'child' || type === 'infant_without_seat' ? type : undefined
    if (known === undefined && !Number.isInteger(age))
      throw invalid('validation_required', 'A passenger needs type or age.')
    return { id: id ?? newId('pas'), type: known ?? typeAt(age ?? 30), age: age ?? null }
  })
  const count = (type: DuffelPaxType) => passengers.filter((one) => one.type === type).length
  if (passengers.length === 0 || passengers.length > 9)
    throw invalid('validation_length', 'There must be between 1 and 9 passengers.')
  if (count('infant_without_seat') > count('adult'))
    throw invalid('too_many_infants', 'There may be one infant for each adult.')
  return passengers
}

function typeAt(age: number): DuffelPaxType {
  if (age < 2) return 'infant_without_seat'
  return age < 12 ? 'child' : 'adult'
}
