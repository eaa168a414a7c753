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

/** Undefined for unknown commands. */
export async function doneBy<Desk>(
  commands: Commands<Desk>,
  desk: Desk,
  [word = '', ...rest]: readonly string[],
): Promise<readonly string[] | undefined> {
  const found = Object.hasOwn(commands, word) ? commands[word] : undefined
  return found === undefined || rest.length !== found.takes.length ? undefined : found.run(desk, rest)
}
