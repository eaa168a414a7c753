import type pg from 'pg'

const heard = new WeakMap<object, string[]>()

/** All statements of a pool during some work; one at a time. */
export async function statementsIn<T>(
  pool: pg.Pool,
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly statements: readonly string[] }> {
  const statements = listening(pool)
  statements.length = 0
  const answer = await work()
  return { answer, statements: [...statements] }
}

function listening(pool: pg.Pool): string[] {
  const known = heard.get(pool)
  if (known !== undefined) return known
  const statements: string[] = []
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = (async () => {
    const client = await connect()
    if (!heard.has(client)) {
      heard.set(client, statements)
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      client.query = ((...given: unknown[]) => {
        const [first] = given
        statements.push(typeof first === 'string' ? first : (first as { text: string }).text)
        return query(...given)
      }) as typeof client.query
    }
    return client
  }) as typeof pool.connect
  heard.set(pool, statements)
  return statements
}
