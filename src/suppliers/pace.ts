export interface Pace {
  readonly left: number
  readonly at: number
}

export interface PaceLimit {
  readonly perMinute: number
  readonly atOnce: number
}

export function freshPace({ atOnce }: PaceLimit, now: number): Pace {
  return { left: atOnce, at: now }
}

export function spent(pace: Pace, { perMinute, atOnce }: PaceLimit, now: number): Pace | undefined {
  const passed = Math.max(0, now - pace.at)
  const left = Math.min(atOnce, pace.left + (passed * perMinute) / 60_000)
  return left < 1 ? undefined : { left: left - 1, at: Math.max(now, pace.at) }
}
