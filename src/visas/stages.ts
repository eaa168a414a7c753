/**
 * Where a request is, once it is paid: we have it, we have checked its papers, the authority has it, everybody on it has an answer.
 * Before that it waits for money; one whose order ends unpaid is `dropped`, one given back before it was sent is `withdrawn`.
 */
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

/** What became of one applicant. */
export const visaOutcomes = ['waiting', 'approved', 'rejected', 'withdrawn'] as const
export type VisaOutcome = (typeof visaOutcomes)[number]
