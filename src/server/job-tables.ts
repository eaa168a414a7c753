import { PgBoss } from 'pg-boss'

/** Tables of the queues, for a server that may make none. */
export async function makeJobTables(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined) // what cannot be made is thrown by its start
  await boss.start()
  await boss.stop({ graceful: false })
}
