export interface ProductTab {
  readonly key: string
  /** prefix of the label where there is room */
  readonly long: string
  readonly words: string
  readonly icon:
    | 'airplane-tilt'
    | 'globe-hemisphere-east'
    | 'bed'
    | 'stamp'
    | 'island'
    | 'suitcase-rolling'
    | 'map-pin'
  readonly page: string
}
