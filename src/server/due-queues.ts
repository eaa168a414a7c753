import type { PgBoss } from 'pg-boss'

/** Some seventy queues that each ask the database for themselves are a twentieth of a processor in an idle house: one question asks for all. */
const due = `
  select q.name from unnest($1::text[]) as q(name)
  where exists (
    select from jobs.job_common j
    where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= jobs.job_now()
  )`

const lookEveryMs = 1000

/** Wakes queues of which a job has fallen due (no bell rings for those), each second; the answer ends it. */
export function watchDue(
  boss: PgBoss,
  { queues, wake }: { readonly queues: readonly string[]; wake(queue: string): void },
): () => void {
  let isLooking = false
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const { rows } = await boss.getDb().executeSql(due, [queues])
      for (const { name } of rows as { readonly name: string }[]) wake(name)
    } catch {
      // the database is away, which pg-boss says itself; the next second asks again
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
