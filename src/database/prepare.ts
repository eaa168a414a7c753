import { migrate } from '#database/migrate.ts'
import { grantRows } from '#database/server-role.ts'
import { makeJobTables } from '#server/job-tables.ts'

export interface DatabaseUrls {
  /** the server's */
  readonly url: string
  /** of whoever owns the tables: of migrations alone */
  readonly ownerUrl: string
}

/** Migrates as the owner; a server that is another role gets the rows and nothing else. */
export async function prepareDatabase({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  await migrate(ownerUrl)
  const role = decodeURIComponent(new URL(url).username)
  if (role === decodeURIComponent(new URL(ownerUrl).username)) return
  await makeJobTables(ownerUrl)
  await grantRows(ownerUrl, role)
}
