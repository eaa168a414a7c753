import { MOST_INSURED } from '#insurance/most-insured.ts'
import { type PlanId, planIds } from '#insurance/plans.ts'
import type { PlansRequest } from '#insurance/requests.ts'

export interface AddressParams {
  get(name: string): string | null
}

/** As typed: days as a form gives them, "1405-9-22" or ISO. */
export interface TripDraft {
  readonly country: string
  readonly from: string
  readonly to: string
  readonly births: readonly string[]
}

/** Of the address: as our own links write it, or as the plain form sends it (`fromDay`, `fromMonth`, `fromYear`). */
export function draftIn(params: AddressParams): TripDraft {
  const births = Array.from({ length: MOST_INSURED }, (_, at) => partsIn(params, `birth${at}`))
  const typed = births.filter((birth) => birth !== '')
  return {
    country: params.get('country') ?? '',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    births:
      typed.length > 0 ? typed : (params.get('births') ?? '').split(',').filter((birth) => birth !== ''),
  }
}

export function planIn(params: AddressParams): PlanId | undefined {
  return planIds.find((id) => id === params.get('plan'))
}

export function tripQuery({ country, startsOn, endsOn, births }: PlansRequest, plan?: PlanId): string {
  return `country=${country}&from=${startsOn}&to=${endsOn}&births=${births}${plan === undefined ? '' : `&plan=${plan}`}`
}

function dayIn(params: AddressParams, name: string): string {
  return params.get(name) ?? partsIn(params, name)
}

function partsIn(params: AddressParams, name: string): string {
  const parts = ['Year', 'Month', 'Day'].map((part) => params.get(`${name}${part}`) ?? '')
  return parts.includes('') ? '' : parts.join('-')
}
