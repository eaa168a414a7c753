/** How long something took, and what it is called. */
export interface Timed {
  readonly name: string
  readonly seconds: number
}

/** What a file of tests says of each: `✔ the sentence (123.4ms)`; suites are their tests' sums and left out. */
export function timedTests(file: string, output: string): readonly Timed[] {
  return [...output.matchAll(/^\s*[✔✖] (.+) \((\d+(?:\.\d+)?)ms\)$/gm)].map(([, sentence, ms]) => ({
    name: `${file}: ${sentence}`,
    seconds: Number(ms) / 1000,
  }))
}

/** The twenty that took longest, the longest first, a line each. */
export function slowest(all: readonly Timed[]): readonly string[] {
  return all
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
