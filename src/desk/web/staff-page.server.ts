import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { mayDo, roleNames, roles, roleTitles } from '#desk/roles.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = staffOf(context)
  const { desk, hotels, clock } = agencyOf(context, 'desk')
  const rows = await desk.staff.list()
  const named = hotels.extranet.hotels()
  const nameOf = (id: string) => named.find((hotel) => hotel.id === id)?.name ?? id
  const now = clock.now()
  return {
    choices: roleNames.map((name) => ({ name, title: roles[name].title })),
    hotels: mayDo(visitor.roles, 'staff.propose') ? named : [],
    colleagues: rows.map(({ id, name, roles: held, hotels: theirs, keys, lastSeenAt, disabledAt }) => ({
      id,
      name,
      roles: held,
      hotels: theirs,
      titles: [roleTitles(held), ...theirs.map(nameOf)].join('، '),
      isSelf: id === visitor.staffId,
      isClosed: disabledAt !== null,
      standing:
        disabledAt !== null ? 'بسته' : keys === 0 ? 'هنوز نیامده' : keys === 1 ? 'یک کلید' : 'چند کلید',
      seen: lastSeenAt === null ? 'هرگز' : momentWords(lastSeenAt, now),
    })),
  }
}

export type StaffOnPage = Awaited<ReturnType<typeof loader>>
