/** For how many days what people write to us is stored, as the privacy text says. */
export const retention = {
  /** after a contact request is closed: its writer may look it up for so long */
  contactRequest: 365,
  /** sent in a conversation; as long as a passport's picture */
  supportFile: 180,
  /** words that found no answer in the help, after they were last typed */
  unansweredWords: 90,
  browserFailure: 14,
} as const
