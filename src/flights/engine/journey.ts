export interface Journey {
  legs: number
  readonly pairs: Int32Array
  /** by leg: lower bounds for the flights from it on */
  readonly restPrice: Float64Array
  readonly restMinutes: Float64Array
  /** by leg: connection minutes on one ticket and on separate ones */
  readonly through: Int32Array
  readonly separate: Int32Array
  /** lower bound: percent of its fares a ticket costs at least */
  percent: number
  /** by leg: flight number (service × days + day), arrival, airline */
  readonly flights: Int32Array
  readonly arrives: Int32Array
  readonly airline: Int32Array
  readonly fares: Float64Array
  /** by leg: price of completed tickets, fares on the open ticket, and their count */
  readonly closed: Float64Array
  readonly open: Float64Array
  /** by leg: those fares' through prices, where the schedule has them */
  readonly openThrough: Float64Array
  readonly fareThrough: Float64Array
  readonly opened: Int32Array
  departs: number
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
