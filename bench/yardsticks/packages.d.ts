declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number }
    readonly latency: { readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  export default function autocannon(options: {
    readonly url: string | readonly string[]
    readonly method?: string
    readonly body?: string
    readonly headers?: Record<string, string>
    readonly connections: number
    readonly duration: number
    readonly workers?: number
  }): Promise<Result>
}

declare module 'lighthouse' {
  interface Report {
    readonly audits: Readonly<
      Record<
        string,
        { readonly score: number | null; readonly numericValue?: number; readonly errorMessage?: string }
      >
    >
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
        }
      >
    >
    readonly finalDisplayedUrl: string
    /** how fast the machine was, as Lighthouse measured it */
    readonly environment: { readonly benchmarkIndex: number }
    readonly runtimeError?: { readonly message: string }
  }
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number
      readonly output: 'json'
      readonly onlyCategories: readonly string[]
      readonly logLevel: 'error'
    },
    config?: {
      readonly extends: 'lighthouse:default'
      readonly settings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } }
    },
  ): Promise<{ readonly lhr: Report } | undefined>
}

declare module 'raptor-journey-planner' {
  export class Service {
    private readonly inside: unknown
    constructor(
      ...kept: readonly [start: number, end: number, days: Readonly<Record<number, boolean>>, dates: object]
    )
  }
  export class JourneyFactory {
    private readonly inside: unknown
  }
  interface StopTime {
    readonly stop: string
    readonly arrivalTime: number
    readonly departureTime: number
    readonly pickUp: boolean
    readonly dropOff: boolean
  }
  export interface Trip {
    readonly tripId: string
    readonly serviceId: string
    readonly service: Service
    readonly stopTimes: readonly StopTime[]
  }
  interface Raptor {
    readonly routes: unknown
  }
  export const RaptorAlgorithmFactory: {
    create(trips: readonly Trip[], transfers: object, interchange: Readonly<Record<string, number>>): Raptor
  }
  export class DepartAfterQuery {
    private readonly inside: unknown
    constructor(raptor: Raptor, factory: JourneyFactory, maxDays: number)
    plan(
      ...asked: readonly [from: string, to: string, day: Date, seconds: number]
    ): readonly { readonly legs: readonly unknown[]; readonly arrivalTime: number }[]
  }
}

declare module 'minotor' {
  export class Time {
    static fromSeconds(seconds: number): Time
    toSeconds(): number
  }
  export class Duration {
    static zero(): Duration
    toSeconds(): number
  }
  interface StopTime {
    readonly arrival: Time
    readonly departure: Time
    readonly pickUpType: 'REGULAR'
    readonly dropOffType: 'REGULAR'
  }
  interface Route {
    readonly stopTimes: readonly StopTime[]
    readonly stops: readonly string[]
    readonly stopIndices: ReadonlyMap<string, number>
    readonly serviceRouteId: string
  }
  export class Timetable {
    private readonly inside: unknown
    constructor(
      stops: ReadonlyMap<
        string,
        { readonly transfers: readonly never[]; readonly routes: readonly string[] }
      >,
      routes: ReadonlyMap<string, Route>,
      services: ReadonlyMap<string, { readonly type: 'RAIL'; readonly name: string }>,
    )
  }
  export interface Stop {
    readonly id: string
    readonly name: string
    readonly children: readonly string[]
    readonly locationType: 'SIMPLE_STOP_OR_PLATFORM'
  }
  export class StopsIndex {
    private readonly inside: unknown
    constructor(stops: ReadonlyMap<string, Stop>)
  }
  export class Query {
    static readonly Builder: new () => QueryBuilder
    readonly from: string
  }
  interface QueryBuilder {
    from(stop: string): QueryBuilder
    to(stops: readonly string[]): QueryBuilder
    departureTime(time: Time): QueryBuilder
    maxTransfers(count: number): QueryBuilder
    minTransferTime(time: Duration): QueryBuilder
    build(): Query
  }
  export class Router {
    private readonly inside: unknown
    constructor(timetable: Timetable, stops: StopsIndex)
    route(query: Query): {
      readonly earliestArrivalsPerRound: readonly ReadonlyMap<string, { readonly time: Time }>[]
    }
  }
}
