export interface Timed {
  readonly name: string
  readonly seconds: number
}

/** Parses `✔ name (123.4ms)`; suites are left out. */
export function timedTests(file: string, output: string): readonly Timed[] {
  return [...output.matchAll(/^\s*[✔✖] (.+) \((\d+(?:\.\d+)?)ms\)$/gm)].map(([, sentence, ms]) => ({
    name: `${file}: ${sentence}`,
    seconds: Number(ms) / 1000,
  }))
}

export function slowest(all: readonly Timed[]): readonly string[] {
  return all
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
