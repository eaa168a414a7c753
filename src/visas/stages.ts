/** Stages of a paid request. Unpaid ends as `dropped`; withdrawn before it was sent is `withdrawn`. */
export const visaStages = [
  'unpaid',
  'received',
  'checked',
  'sent',
  'decided',
  'withdrawn',
  'dropped',
] as const
export type VisaStage = (typeof visaStages)[number]

export const visaOutcomes = ['waiting', 'approved', 'rejected', 'withdrawn'] as const
export type VisaOutcome = (typeof visaOutcomes)[number]
