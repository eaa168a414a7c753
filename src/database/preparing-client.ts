import { createHash } from 'node:crypto'
import pg from 'pg'
import { inStatementSpan } from '#database/statement-span.ts'

/** more are sent unprepared: lists of every length make different texts, which would fill the server's memory */
const preparedAtMost = 1000
const names = new Map<string, string>()

/** Prepares statements with parameters: a third more orders a second. Not those that take every column, to which a migration adds one
 * while this build still serves. If it changes the type of one, the connection ends with that one error. */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...sent: readonly unknown[]) => unknown
    const query = (text: unknown, values: unknown, ...more: readonly unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 && nameOf(text)
      if (!name) return inStatementSpan(text, () => send(text, values, ...more))
      const answer = inStatementSpan(text, () => send({ name, text, values }, ...more))
      return answer instanceof Promise ? answer.catch((error: unknown) => this.#failed(error)) : answer
    }
    this.query = query as typeof this.query
  }

  #failed(error: unknown): never {
    if (error instanceof pg.DatabaseError && error.code === staleAnswer) void this.end()
    throw error
  }
}

/** feature_not_supported: "cached plan must not change result type" */
const staleAnswer = '0A000'

/** `select *`, `returning *`, `o.*`; not `count(*)` */
const everyColumn = /(?:\bselect|\bdistinct|\breturning|[,.])\s*\*/i

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= preparedAtMost || everyColumn.test(text)) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}
