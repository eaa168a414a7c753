import { hash } from 'node:crypto'
import { stylesOf } from './style-pieces.ts'

/** What a builder knows of a module. */
interface Facts {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/** The builder's modules, as its naming functions are given them. */
export interface Graph {
  getModuleInfo(id: string): Facts | null
}

/**
 * What is brought later comes in one piece by the moment it is needed at, named for what begins it. `later` is what only a press
 * brings when that is there: it finds there what both need.
 */
const moments: readonly { readonly name: string; readonly brings: RegExp; readonly later?: RegExp }[] = [
  { name: 'app-host', brings: /web\/install\/app-host/ },
  { name: 'flight-search', brings: /flights\/search\/web\/form\/|storefront\/web\/home-/ },
  {
    name: 'results-screen',
    brings: /flights\/search\/web\/(?:results\/results-(?:screen|found)|card\/results-details)/,
    later: /flights\/search\/web\//,
  },
  { name: 'login-modal', brings: /accounts\/web\/login-modal/, later: /accounts\/web\/(?:first|set|step)-/ },
  {
    name: 'passengers-form',
    brings: /passengers\/passengers-form/,
    later: /flights\/booking\/web\/passengers|flights\/booking\/web\/sold|documents\/|src\/passengers\//,
  },
  { name: 'confirm', brings: /flights\/booking\/web\/confirm\//, later: /orders\/web\/confirm/ },
  {
    name: 'ticket-screen',
    brings: /orders\/web\/payment\/(?:issuing|payment-summary)|tickets\/web\/ticket-screen/,
    later: /orders\/web\/payment\//,
  },
]

/** Moments on the way of everybody who looks for a flight: what one shares with others comes beside it, and nothing else with it. */
const early = ['app-host', 'flight-search', 'results-screen', 'login-modal'] as const

/** The late parts of these rooms come each by itself. */
const rooms = /src\/(hotels|visas|refunds|accounts|orders|flights)\//

/** What few moments share and is too much to be carried by others. */
const sharedByFew: Readonly<Record<string, string>> = {
  'hotels passengers-form visas': 'travellers',
  'confirm hotels visas': 'paying',
  'confirm visas': 'paying',
}

/** What so many pages need at once comes with every page. */
const most = 13

interface Needs {
  readonly isOfAllPages: boolean
  readonly pages: readonly string[]
  readonly moments: readonly string[]
}

const known = new Map<string, Needs>()

/** How many pages need a module at once, and which moments later. */
function needsOf(id: string, graph: Graph): Needs {
  const before = known.get(id)
  if (before !== undefined) return before
  const roots = new Set([id])
  for (const module of roots)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) roots.add(importer)
  const pages = [...roots].filter((module) => graph.getModuleInfo(module)?.isEntry)
  const late = [...roots].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length)
  const needed = new Set(late.map(momentOf))
  const atOnce = needed
    .values()
    .filter((moment) => !moment.startsWith('+'))
    .toArray()
  const needs = {
    isOfAllPages: pages.some((page) => /[\\/]src[\\/](?:root|entry\.client)\.tsx/.test(page)),
    pages: pages.sort(),
    moments: (atOnce.length > 0 ? atOnce : [...needed]).sort(),
  }
  known.set(id, needs)
  return needs
}

function momentOf(module: string): string {
  const path = module.replaceAll('\\', '/')
  const brought = moments.find(({ brings }) => brings.test(path))
  if (brought !== undefined) return brought.name
  const pressed = moments.find(({ later }) => later?.test(path))
  return pressed === undefined ? (rooms.exec(path)?.[1] ?? path) : `+${pressed.name}`
}

type Naming = (id: string, graph: Graph) => string | null

const ofAllPages: Naming = (id, graph) => {
  if (ofStyles(id, graph) === 'frame') return 'frame'
  const { isOfAllPages, pages } = needsOf(id, graph)
  const isTheirs = /[\\/](?:root|entry\.client|profile-frame)\.tsx/.test(id)
  return (isOfAllPages || pages.length >= most) && !isTheirs ? 'frame' : null
}

/** What comes late too stays with its scripts, or with what every page has: else a page would be drawn before its styles are there. */
const ofStyles: Naming = (id, graph) => {
  const { pages, moments: late } = needsOf(id, graph)
  if (!id.endsWith('.css') || pages.length === 0 || pages.length >= most) return null
  const file = stylesOf(pages)
  return file === 'frame' || late.length === 0 ? file : null
}

/** Modules that so many pages need at once, the same ones, and others too. */
const ofSomePages =
  (count: number, moment: string): Naming =>
  (id, graph) => {
    const { pages, moments } = needsOf(id, graph)
    const isShared = pages.length === count && pages.length + moments.length > 1
    // what one page has at once and another brings later is a piece by itself, of its own name
    const isPiece = count === 1 && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    if (!isShared || isPiece || !(moment === '' || moments.includes(moment))) return null
    return `page-${hash('sha256', [moment, ...pages].join()).slice(0, 4)}`
  }

const counts = Array.from({ length: most - 1 }, (_, fewer) => most - 1 - fewer)

/** Names what no page needs at once, and at least so many moments. */
const late =
  (least: number, name: (needed: readonly string[]) => string | null): Naming =>
  (id, graph) => {
    const { pages, moments: needed } = needsOf(id, graph)
    return pages.length === 0 && needed.length >= least ? name(needed) : null
  }

/** In the order of taking: what a module imports is needed by at least as many, and a piece takes it along unless it is taken. */
export const pieceGroups = [
  { name: ofAllPages },
  { name: ofStyles },
  ...counts.flatMap((count) => [...early, ''].map((moment) => ({ name: ofSomePages(count, moment) }))),
  ...early.map((moment) => ({
    name: late(2, (needed) => (needed.includes(moment) ? `${moment}-too` : null)),
  })),
  { name: late(4, () => 'late') },
  { name: late(3, (needed) => sharedByFew[needed.join(' ')] ?? 'late-three') },
  { name: late(2, (needed) => sharedByFew[needed.join(' ')] ?? 'late-two') },
  { name: late(1, ([only = '']) => (moments.some(({ name }) => name === only) ? only : null)) },
].map((group, place) => ({ ...group, test: /[\\/]src[\\/]|preload-helper/, priority: 90 - place }))
