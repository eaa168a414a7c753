import { useCallback, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { joined, type Page } from '#desk/web/long-table/pages.ts'

/** Functions stay the same from one drawing to the next, but `addressOf`. */
interface Wanted<Data, Row> {
  readonly first: Page<Row>
  readonly keyOf: (row: Row) => string
  /** the address that answers the page which begins there */
  readonly addressOf: (next: string) => string
  /** what that address answers, as a page */
  readonly pageIn: (data: Data) => Page<Row>
}

interface LaterPages<Row> extends Page<Row> {
  readonly isComing: boolean
  /** Brings the next page, if there is one and none is on its way. */
  readonly bring: () => void
}

/** A list's first page, and those after it as their reader comes to them. Another list needs another key. */
export function useLaterPages<Data, Row>(wanted: Wanted<Data, Row>): LaterPages<Row> {
  const { first, keyOf, addressOf, pageIn } = wanted
  const { load, data, state } = useFetcher<Data>()
  const [later, setLater] = useState<readonly Data[]>([])
  const page = data as Data | undefined
  if (page !== undefined && !later.includes(page)) setLater([...later, page])
  // of a hundred thousand rows this is not to be done at each frame
  const all = useMemo(() => joined([first, ...later.map(pageIn)], keyOf), [first, later, pageIn, keyOf])
  const isComing = state !== 'idle'
  const { next } = all
  const address = next === undefined || isComing ? undefined : addressOf(next)
  const bring = useCallback(() => {
    if (address !== undefined) void load(address)
  }, [address, load])
  return { ...all, isComing, bring }
}
