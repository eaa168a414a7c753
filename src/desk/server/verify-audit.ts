import type { Audit } from '#desk/server/audit.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { House } from '#server/house.ts'

/** Every day: a chain that does not fit is a line of the log and a task, once for the same entry. */
export function verifyingAudit(
  { database, clock, log, jobs }: House,
  { audit, promises }: { readonly audit: Audit; readonly promises: Pick<Promises, 'give'> },
): () => Promise<void> {
  async function verify(): Promise<void> {
    const n = await audit.firstBroken()
    if (n === null) return log.info('desk.audit-whole')
    log.error({ n }, 'desk.audit-broken')
    await promises.give(database, { kind: 'audit-explained', subject: String(n), at: clock.now() })
  }
  jobs.every('desk.verify-audit', '20 2 * * *', verify)
  return verify
}
