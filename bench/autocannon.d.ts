declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number }
    readonly latency: { readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  export default function autocannon(options: {
    readonly url: string
    readonly method?: string
    readonly body?: string
    readonly headers?: Record<string, string>
    readonly connections: number
    readonly duration: number
    readonly workers?: number
  }): Promise<Result>
}
