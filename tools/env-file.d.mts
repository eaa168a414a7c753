/** What Node is told so that a command of the house reads `.env`, where there is one. */
export function envFileOf(command: string): readonly string[]
