import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { filtersOf, sortingOf, withFilters } from '#flights/search/filter-params.ts'
import { lookPart, withLook } from '#flights/search/web/results/results-address.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { afterPaint } from '#web/after-paint.ts'
import { useSteady } from '#web/use-steady.ts'

interface Pressed {
  readonly before: string
  readonly now: string
}

/** The results one press ahead of the address: a press shows in the same frame; navigation in between wins. */
export function useQuickLook(look: ResultsLook): ResultsLook {
  const [pressed, setPressed] = useState<Pressed>()
  const follow = useFollowing()
  const current = look.params.toString()
  const told = pressed?.before === current ? pressed.now : current
  const params = useMemo(() => new URLSearchParams(told), [told])
  const asked = lookPart(params)
  const filters = useMemo(() => filtersOf(new URLSearchParams(asked)), [asked])
  const sorting = sortingOf(params)

  function press(next: URLSearchParams | string) {
    setPressed({ before: current, now: String(next) })
    follow(String(next))
  }

  return {
    ...look,
    params,
    filters,
    sorting,
    openId: params.get('open'),
    filter: useSteady((next) => press(withFilters(params, next, sorting))),
    sort: useSteady((next) => press(withFilters(params, filters, next))),
    open: useSteady((proposalId) => press(withLook(params, 'open', proposalId))),
    go: useSteady(press),
  }
}

/** Updates the address after the current frame; of several presses in a frame the last wins. */
function useFollowing(): (search: string) => void {
  const navigate = useNavigate()
  const callOff = useRef<() => void>(undefined)
  useEffect(() => () => callOff.current?.(), [])
  return (search) => {
    callOff.current?.()
    callOff.current = afterPaint(
      () => void navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true }),
    )
  }
}
