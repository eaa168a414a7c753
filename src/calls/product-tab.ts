/** One of the rail of products over the searches. */
export interface ProductTab {
  readonly key: string
  /** before the words, where there is room */
  readonly long: string
  readonly words: string
  readonly icon: 'airplane-tilt' | 'globe-hemisphere-east' | 'bed' | 'stamp' | 'island' | 'suitcase-rolling'
  /** where its search is */
  readonly page: string
}
