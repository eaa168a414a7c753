/** "V-48120397"; `nth` from 0. Numbers of six digits are older. */
export function caseNumberOf(nth: number): string {
  return `V-${smallest + nth}`
}

const smallest = 10_000_000
