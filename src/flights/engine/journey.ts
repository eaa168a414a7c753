/** A route of up to three pairs and the flights chosen on it so far. One is used over and over. */
export interface Journey {
  legs: number
  readonly pairs: Int32Array
  /** by leg: what the flights from it on cost and take together, at least */
  readonly restPrice: Float64Array
  readonly restMinutes: Float64Array
  /** by leg: minutes needed to change to it, on one ticket and on separate ones */
  readonly through: Int32Array
  readonly separate: Int32Array
  /** no ticket of this route is cheaper than this share of its fares */
  percent: number
  /** by leg: the number of its flight (service × days + day), when it arrives, whose it is */
  readonly flights: Int32Array
  readonly arrives: Int32Array
  readonly airline: Int32Array
  /** by leg: its own fare */
  readonly fares: Float64Array
  /** by leg: the price of the tickets closed before, the fares on the open one, and how many they are */
  readonly closed: Float64Array
  readonly open: Float64Array
  /** by leg: what those fares are on a through ticket, where the schedule knows */
  readonly openThrough: Float64Array
  readonly fareThrough: Float64Array
  readonly opened: Int32Array
  departs: number
  /** known when all flights are chosen */
  price: number
  minutes: number
}

export function openJourney(): Journey {
  return {
    legs: 0,
    pairs: new Int32Array(3),
    restPrice: new Float64Array(4),
    restMinutes: new Float64Array(4),
    through: new Int32Array(3),
    separate: new Int32Array(3),
    percent: 100,
    flights: new Int32Array(3),
    arrives: new Int32Array(3),
    airline: new Int32Array(3),
    fares: new Float64Array(3),
    closed: new Float64Array(3),
    open: new Float64Array(3),
    openThrough: new Float64Array(3),
    fareThrough: new Float64Array(3),
    opened: new Int32Array(3),
    departs: 0,
    price: 0,
    minutes: 0,
  }
}
