interface PageOf<View> {
  readonly rows: readonly View[]
  /** from one on */
  readonly page: number
  readonly hasMore: boolean
}

const onPage = 100

/** Those of the page that an address names by `page`, as they are seen; the first where it names none. */
export function pageOf<One, View>(
  all: readonly One[],
  params: URLSearchParams,
  view: (one: One) => View,
): PageOf<View> {
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  return {
    rows: all.slice((page - 1) * onPage, page * onPage).map(view),
    page,
    hasMore: all.length > page * onPage,
  }
}
