export interface Command<Desk> {
  readonly takes: readonly string[]
  readonly run: (desk: Desk, words: readonly string[]) => Promise<readonly string[]>
}

export type Commands<Desk> = Readonly<Record<string, Command<Desk>>>

export function usageOf<Desk>(command: string, deeds: Commands<Desk>): readonly string[] {
  return Object.entries(deeds).map(([word, { takes }]) =>
    ['npm run', command, '--', word, ...takes].join(' '),
  )
}

/** Undefined for unknown commands. */
export async function doneBy<Desk>(
  deeds: Commands<Desk>,
  desk: Desk,
  [word = '', ...rest]: readonly string[],
): Promise<readonly string[] | undefined> {
  const deed = Object.hasOwn(deeds, word) ? deeds[word] : undefined
  return deed === undefined || rest.length !== deed.takes.length ? undefined : deed.run(desk, rest)
}
