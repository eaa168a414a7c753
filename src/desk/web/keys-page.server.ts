import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { desk, clock } = agencyOf(context, 'desk')
  const keys = await desk.keys.list(staffOf(context))
  const now = clock.now()
  return {
    keys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      made: momentWords(createdAt, now),
      used: lastUsedAt === null ? 'هنوز نه' : momentWords(lastUsedAt, now),
    })),
  }
}
