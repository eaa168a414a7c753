export interface Command<Desk> {
  readonly takes: readonly string[]
  readonly run: (desk: Desk, words: readonly string[]) => Promise<readonly string[]>
}

export type Commands<Desk> = Readonly<Record<string, Command<Desk>>>

export function usageOf<Desk>(command: string, commands: Commands<Desk>): readonly string[] {
  return Object.entries(commands).map(([word, { takes }]) =>
    ['npm run', command, '--', word, ...takes].join(' '),
  )
}

/** A command is one word or two («incident open»). Undefined for unknown commands. */
export async function doneBy<Desk>(
  commands: Commands<Desk>,
  desk: Desk,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  for (const named of [2, 1]) {
    const word = words.slice(0, named).join(' ')
    const found = Object.hasOwn(commands, word) ? commands[word] : undefined
    const rest = words.slice(named)
    if (found !== undefined) return rest.length === found.takes.length ? found.run(desk, rest) : undefined
  }
  return undefined
}
