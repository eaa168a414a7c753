/** What a filed request is known by with us and with those who file it: "V-48120397", the nth there is, from 0. Those of six digits are from before. */
export function caseNumberOf(nth: number): string {
  return `V-${smallest + nth}`
}

const smallest = 10_000_000
