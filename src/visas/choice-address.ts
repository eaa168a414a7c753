import {
  MOST_APPLICANTS,
  type VisaChoice,
  visaCountries,
  visaEntries,
  visaSpeeds,
  visaTypes,
} from '#visas/choice.ts'

export interface AddressParams {
  get(name: string): string | null
}

/** Undefined without country and length; defaults for the rest. Does not check whether it is sold. */
export function choiceIn(params: AddressParams): VisaChoice | undefined {
  const country = oneOf(visaCountries, params.get('country'))
  const type = oneOf(visaTypes, params.get('type') ?? 'tourist')
  const days = wholeIn(params.get('days'), 365)
  const entry = oneOf(visaEntries, params.get('entry') ?? 'single')
  const speed = oneOf(visaSpeeds, params.get('speed') ?? 'normal')
  if (!country || !type || !days || !entry || !speed) return undefined
  return { country, type, days, entry, speed, isGuaranteed: params.get('isGuaranteed') === 'true' }
}

export function applicantsIn(params: AddressParams): number {
  return wholeIn(params.get('applicants'), MOST_APPLICANTS) ?? 1
}

export function choiceQuery(choice: VisaChoice, applicants = 1): string {
  const { country, type, days, entry, speed, isGuaranteed } = choice
  return [
    `country=${country}&type=${type}&days=${days}&entry=${entry}&speed=${speed}`,
    ...(isGuaranteed ? ['isGuaranteed=true'] : []),
    ...(applicants === 1 ? [] : [`applicants=${applicants}`]),
  ].join('&')
}

export function applicantsPath(choice: VisaChoice, applicants = 1): string {
  return `/visa/add-passenger?${choiceQuery(choice, applicants)}`
}

function oneOf<Word extends string>(words: readonly Word[], said: string | null): Word | undefined {
  return words.find((word) => word === said)
}

function wholeIn(said: string | null, most: number): number | undefined {
  const whole = /^\d{1,3}$/.test(said ?? '') ? Number(said) : 0
  return whole >= 1 && whole <= most ? whole : undefined
}
