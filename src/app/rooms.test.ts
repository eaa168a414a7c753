import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { rooms } from './rooms.ts'

const source = path.dirname(import.meta.dirname)
const building = new Set(['server', 'database', 'web', 'calls'])
/** rooms without shelves, which tie others together */
const above = new Set(['notifications', 'operations', 'demo', 'app', 'testing'])
const productScreens = 'app/product-screens.ts'
const pageContext = 'web/page-context.server.ts'
const files = globSync('**/*.{ts,tsx}', { cwd: source })
const allowed: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(rooms).map(([room, named]) => [
    room,
    named.some((one) => one === '*') ? Object.keys(rooms) : named,
  ]),
)

test('every file is in a room, and every room has files', () => {
  assert.deepEqual([...new Set(files.map(roomOf))].sort(), Object.keys(rooms).sort())
})

test('every room says what it is for', () => {
  const folders = [...new Set(files.filter((file) => file.includes('/')).map(roomOf))]
  const silent = folders.filter((room) => !existsSync(path.join(source, room, 'README.md')))
  assert.deepEqual(silent, [])
})

test('the open rooms are reached by the name of the room that asks', () => {
  const strangers = files.filter((file) => {
    const named = [...read(file).matchAll(/\b(?:agencyOf\([^,)]*,|PageRooms\[)\s*([^)\]]+)/g)]
    return file !== pageContext && named.some(([, room]) => room !== `'${roomOf(file)}'`)
  })
  assert.deepEqual(strangers, [])
  const takesAll = files.filter(
    (file) => !isOfTests(file) && roomOf(file) !== 'app' && /\bagencyContext\b/.test(read(file)),
  )
  assert.deepEqual(takesAll, [pageContext])
})

test('nothing that travellers use stands on what is there for tests', () => {
  assert.deepEqual(
    faults((from, to) => from.room !== 'testing' && isOfTests(to.file)),
    [],
  )
})

test('a room calls only on rooms that it names; the shapes of answers and the screens of products are free to all', () => {
  const isFree = (to: Place, isType: boolean) =>
    (isType && to.file === 'server/handlers.ts') || to.file === productScreens
  assert.deepEqual(
    faults(
      (from, to, isType) =>
        from.room !== to.room && !allowed[from.room]?.includes(to.room) && !isFree(to, isType),
    ),
    [],
  )
})

test('a rule touches neither the server nor the browser', () => {
  assert.deepEqual(
    faults((from, to) => from.shelf === 'rules' && to.shelf !== 'rules' && !building.has(from.room)),
    [],
  )
})

test('what runs in the browser imports nothing that runs on the server, types aside', () => {
  assert.deepEqual(
    faults(
      (from, to, isType) =>
        from.shelf === 'web' && to.shelf === 'server' && !isType && !isLoaderLine(to.file),
    ),
    [],
  )
})

test("from another room's server only its door and types may be imported; the app alone opens rooms part by part", () => {
  assert.deepEqual(
    faults(
      (from, to, isType) =>
        from.room !== to.room &&
        from.room !== 'app' &&
        to.shelf === 'server' &&
        !building.has(to.room) &&
        !above.has(to.room) &&
        !isType &&
        to.file !== door(to.room),
    ),
    [],
  )
})

test('nobody climbs out of a room by ../, but a test to the steps of the stories', () => {
  const climbers = files.filter((file) =>
    [...read(file).matchAll(/(?:from |import\()'(?:\.\.\/)+([^']*)'/g)].some(
      ([, to]) => !file.endsWith('.test.ts') || to?.startsWith('journeys/') !== true,
    ),
  )
  assert.deepEqual(climbers, [])
})

test('no two rooms call on each other', () => {
  const isAfter = Object.keys(rooms)
  const backwards = Object.entries(allowed).flatMap(([room, calledOn]) =>
    calledOn.filter(
      (other) =>
        isAfter.indexOf(other) > isAfter.indexOf(room) &&
        !(room === 'server' && other === 'database') &&
        room !== 'app',
    ),
  )
  assert.deepEqual(backwards, [])
})

interface Place {
  readonly file: string
  readonly room: string
  readonly shelf: 'rules' | 'server' | 'web'
}

function faults(isFault: (from: Place, to: Place, isType: boolean) => boolean): string[] {
  return files
    .filter((file) => !isOfTests(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ to, isType }) => isFault(placeOf(file), placeOf(to), isType))
        .map(({ to }) => `${file} → ${to}`),
    )
}

function importsOf(file: string): { to: string; isType: boolean }[] {
  const text = read(file)
  const found = [
    ...text.matchAll(
      /(?:^|\n)(import|export)( type)?[^;'"]*?from '(#|\.\/)([^']+)'|import\('(#|\.\/)([^']+)'\)/g,
    ),
  ]
  return found.flatMap((match) => {
    const [, , type, kind, target, lazyKind, lazyTarget] = match
    const name = target ?? lazyTarget ?? ''
    if (name.startsWith('+types') || name.startsWith('simulators/')) return []
    const to = (kind ?? lazyKind) === '#' ? name : path.join(path.dirname(file), name)
    return [{ to, isType: type !== undefined }]
  })
}

function placeOf(file: string): Place {
  const shelves = file.split('/').slice(1, -1)
  const room = roomOf(file)
  const isAbove = above.has(room) && file.endsWith('.ts') && file !== productScreens
  const isServer =
    isAbove ||
    room === 'server' ||
    room === 'database' ||
    shelves.includes('server') ||
    /\.server\.tsx?$/.test(file)
  const isWeb = room === 'web' || room === 'app' || shelves.includes('web')
  return { file, room, shelf: isServer ? 'server' : isWeb ? 'web' : 'rules' }
}

function roomOf(file: string): string {
  if (file.includes('/')) return file.slice(0, file.indexOf('/'))
  return 'app'
}

function isOfTests(file: string): boolean {
  return /\.test\.tsx?$|^testing\//.test(file)
}

/** `export { loader } from './x-page.server.ts'`: the only allowed import of server code. */
function isLoaderLine(file: string): boolean {
  return file.endsWith('.server.ts')
}

function door(room: string): string {
  return `${room}/server/${room}.ts`
}

function read(file: string): string {
  return readFileSync(path.join(source, file), 'utf8')
}
