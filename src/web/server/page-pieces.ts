import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import type { Plugin } from 'vite'
import { inRows, joinPieces, type Piece } from './join-pieces.ts'
import { type Module, type Modules, type Needs, needsOf } from './module-needs.ts'
import { isDesk, isFrame, ofTravellers, standsApart, visitsOf } from './piece-visits.ts'
import { stylesOf } from './style-pieces.ts'

/** What so many pages need at once comes with every page. */
const most = 26

/** Cuts scripts and styles into the pieces that visits are sent least by; the groups are the builder's. */
export function pagePieces() {
  let rows: readonly ReadonlyMap<string, string>[] = []
  const plugin: Plugin = {
    name: 'page-pieces',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      rows = pieceRows(
        [...this.getModuleIds()].sort().map((id) => {
          const {
            isEntry = false,
            importers = [],
            dynamicImporters = [],
            code,
          } = this.getModuleInfo(id) ?? {}
          return { id, bytes: bytesOf(id, code), isEntry, importers, dynamicImporters }
        }),
      )
    },
  }
  const groups = Array.from({ length: mostRows }, (_, row) => ({
    name: (id: string) => rows[row]?.get(id) ?? null,
    test: ours,
    priority: 90 - row,
  }))
  return { plugin, groups }
}

/** The builder leaves no text of a style with its module. */
function bytesOf(id: string, code: string | null | undefined): number {
  return isStyle(id) ? statSync(id).size : (code?.length ?? 0)
}

/** Pieces import each other in turn at most so often. */
const mostRows = 40

const ours = /[\\/]src[\\/]|preload-helper/

/**
 * The piece of each module; what one page alone needs stays with that page, without a name. Row by row: what a piece imports
 * is in an earlier one, else the builder would take it along.
 */
export function pieceRows(given: readonly Module[]): readonly ReadonlyMap<string, string>[] {
  const modules: Modules = new Map(given.map((module) => [module.id, module]))
  const needs = new Map(
    given
      .filter(({ id }) => ours.test(id))
      .map(({ id }) => [id, ofTravellers(needsOf(id, modules))] as const),
  )
  const styles = new Map<string, string>()
  for (const [id, one] of needs) {
    const file = styleFile(id, one)
    if (file !== null) styles.set(id, file)
  }
  for (const id of styles.keys()) needs.delete(id)
  const rows = inRows(joined(needs, modules), (id) => modules.get(id)?.importers ?? [])
  if (rows.length >= mostRows) throw new Error(`pieces import each other ${rows.length} times in turn`)
  return [styles, ...rows.map((pieces) => new Map(pieces.flatMap((piece) => named(piece, needs))))]
}

function named(
  { modules }: Piece,
  needs: ReadonlyMap<string, Needs>,
): readonly (readonly [string, string])[] {
  const name = nameOf(modules, needs)
  return name === null ? [] : modules.map((id) => [id, name] as const)
}

function joined(needs: ReadonlyMap<string, Needs>, modules: Modules): readonly Piece[] {
  const every = [...needs.values()]
  const all = (of: keyof Needs) => [...new Set(every.flatMap((one) => one[of]))].sort()
  const visits = visitsOf(all('pages'), all('moments'))
  const alike = Map.groupBy(needs, ([id, one]) =>
    isOfAllPages(id, one) ? 'frame' : [...one.pages, '', ...one.moments].join('\n'),
  )
  const pieces = [...alike.values()].map((some) => {
    const pages = [...new Set(some.flatMap(([, one]) => one.pages))]
    const moments = [...new Set(some.flatMap(([, one]) => one.moments))]
    const own = some.map(([id]) => id)
    return {
      modules: own,
      bytes: own.reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0),
      visits: visits.needing({ pages, moments }),
      isStyled: own.some(isStyle),
      apart: own.find((id) => standsApart(id) && needs.get(id)?.moments.includes(id)),
      kind: own.some(isStart(modules))
        ? undefined
        : pages.length > 0
          ? ('at once' as const)
          : ('later' as const),
    }
  })
  return joinPieces(pieces, (id) => modules.get(id)?.importers ?? [], visits.costs)
}

function isOfAllPages(id: string, { pages }: Needs): boolean {
  return isOfEveryPage(pages) && !/[\\/](?:root|entry\.client|profile-frame)\.tsx/.test(id)
}

/** What the desk alone needs is never every page's, however many pages the desk has. */
function isOfEveryPage(pages: readonly string[]): boolean {
  return pages.some(isFrame) || (pages.length >= most && !pages.every(isDesk))
}

/** A page's own module is asked for by its address: with others it would be one more that only leads to them. */
function isStart(modules: Modules) {
  return (id: string) => modules.get(id)?.isEntry === true
}

/** By what begins it, what stands apart first, so that a list of requests can be read. */
function nameOf(own: readonly string[], needs: ReadonlyMap<string, Needs>): string | null {
  const pages = new Set(own.flatMap((id) => needs.get(id)?.pages ?? []))
  if (own.some((id) => pages.has(id))) return null
  if (own.some((id) => needs.get(id)?.pages.some(isFrame))) return 'frame'
  const begins = own.filter((id) => needs.get(id)?.moments.includes(id))
  const named = begins.find(standsApart) ?? begins[0]
  if (named !== undefined) return pathName(named)
  return `page-${hash('sha256', [...own].sort().map(pathName).join()).slice(0, 6)}`
}

function isStyle(id: string): boolean {
  return id.endsWith('.css')
}

/** `…/src/hotels/web/results-screen.tsx` is `hotels-results-screen`: rooms name their files alike. */
function pathName(id: string): string {
  const [, room = '', name = id] = /[\\/]src[\\/](\w+)[\\/](?:.*[\\/])?([\w-]+)\.\w+(?:\?.*)?$/.exec(id) ?? []
  return `${room}-${name}`
}

/** What comes late too stays with its scripts, or with what every page has: else a page would be drawn before its styles are there. */
function styleFile(id: string, { pages, moments }: Needs): string | null {
  if (!isStyle(id) || pages.length === 0) return null
  const file = isOfEveryPage(pages) ? 'frame' : stylesOf(pages)
  return file === 'frame' || moments.length === 0 ? file : null
}
