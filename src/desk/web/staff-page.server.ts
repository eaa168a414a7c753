import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { roleNames, roles, roleTitles } from '#desk/roles.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { staffId } = staffOf(context)
  const rows = await agencyOf(context, 'desk').desk.staff.list()
  return {
    choices: roleNames.map((name) => ({ name, title: roles[name].title })),
    colleagues: rows.map(({ id, name, roles: held, keys, lastSeenAt, disabledAt }) => ({
      id,
      name,
      roles: held,
      titles: roleTitles(held),
      isSelf: id === staffId,
      isClosed: disabledAt !== null,
      standing:
        disabledAt !== null ? 'بسته' : keys === 0 ? 'هنوز نیامده' : keys === 1 ? 'یک کلید' : 'چند کلید',
      seen: lastSeenAt === null ? 'هرگز' : momentWords(lastSeenAt),
    })),
  }
}

export type StaffOnPage = Awaited<ReturnType<typeof loader>>
