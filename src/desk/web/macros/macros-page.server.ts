import type { LoaderFunctionArgs } from 'react-router'
import { macroGapNames, macroGaps } from '#desk/macros/gaps.ts'
import { momentWords } from '#desk/moment-words.ts'
import { macrosOf } from '#desk/server/macros/macros.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { desk, clock } = agencyOf(context, 'desk')
  const macros = await macrosOf(desk.database)
  const now = clock.now()
  return {
    macros: macros.map(({ at, ...macro }) => ({ ...macro, at: momentWords(at, now) })),
    gaps: macroGapNames.map((name) => ({ name, says: macroGaps[name] })),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>
export type MacroOnPage = Loaded['macros'][number]
export type GapOnPage = Loaded['gaps'][number]
